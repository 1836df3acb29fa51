import type * as entryServer from '#client/site/entry-server.tsx'

/** What the bundle of client/site/entry-server.tsx gives the server: the only way in to client/. */
export type Entry = typeof entryServer
