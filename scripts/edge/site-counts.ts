/** How often a site's process has been asked for pages, and for classes. */
export async function countAtSite(opsPort: number): Promise<{ pages: number; classes: number }> {
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  const sum = (route: string) =>
    metrics
      .split('\n')
      .filter(
        (line) =>
          line.startsWith('http_server_request_duration_seconds_count') && line.includes(`http_route="${route}"`),
      )
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
  return { pages: sum('/*'), classes: sum('/_class') }
}
