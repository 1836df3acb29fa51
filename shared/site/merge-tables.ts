type NameOf<Table> = Table extends unknown ? keyof Table : never
type EntryOf<Table, Name> = Table extends unknown ? (Name extends keyof Table ? Table[Name] : never) : never
export type Merged<Table> = { [Name in NameOf<Table>]: EntryOf<Table, Name> }

/** One table of several. @throws Error for a name that is in two of them. */
export function mergeTables<Entry>(
  what: string,
  tables: readonly (Readonly<Record<string, Entry>> | undefined)[],
): Record<string, Entry> {
  const entries = tables.flatMap((table) => Object.entries(table ?? {}))
  const names = entries.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Expected the ${what} ${twice} in one feature, found it in two`)
  return Object.fromEntries(entries)
}
