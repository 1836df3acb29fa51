/** Half of a file of live messages, compiled (`shared/site/live-messages.ts`). */
declare module '*.live.json?part=home' {
  const texts: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: what a compiled file exports
  export default texts
}
declare module '*.live.json?part=more' {
  const texts: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: what a compiled file exports
  export default texts
}
