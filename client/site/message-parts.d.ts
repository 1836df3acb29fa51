/** Half of a file of interactive messages, compiled (`shared/site/interactive-messages.ts`). */
declare module '*.interactive.json?part=home' {
  const texts: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: what a compiled file exports
  export default texts
}
declare module '*.interactive.json?part=more' {
  const texts: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: what a compiled file exports
  export default texts
}
