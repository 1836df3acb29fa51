import type * as entryServer from '#client/entry-server.tsx'

/** What the bundle of client/entry-server gives the server: the only way in to client/. */
export type Entry = typeof entryServer
