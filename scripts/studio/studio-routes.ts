import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import { countryCodes } from '#shared/visitor/countries.ts'
import { schemaPath } from '../content/json-schemas.ts'
import { type CheckFile, readLoadErrors, schemaOf } from './check-file.ts'
import { entryOf, listFiles, placesOf } from './content-files.ts'
import {
  type Begun,
  type Changes,
  type Everybody,
  type OpenedFile,
  type Place,
  type Preview,
  type View,
  versionFile,
} from './contract.ts'
import type { DraftSite } from './draft-site.ts'
import { judgeForAll, judgeView } from './judge-draft.ts'
import { beginVersion, dateVersions, holdVersions } from './new-version.ts'
import type { createPublisher } from './publisher.ts'
import { Refused } from './refused.ts'
import { saveFiles } from './save-files.ts'
import { sentencesOf } from './sentences.ts'

interface StudioServices {
  data: string
  site: DraftSite
  check: CheckFile
  publisher: ReturnType<typeof createPublisher>
  wallClock: { now(): number }
}

const nullableText = Type.Union([Type.String(), Type.Null()])
const ChangesSchema = Type.Record(Type.String(), Type.String())
/** A file below the content's folder, by the one name that it has: no step upwards, and none that leads nowhere. */
const FILE = /^(?!.*\.\.)[a-z0-9-]+(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)*\.(?:json|md)$/
const ViewSchema = Type.Object({
  editionId: Type.String(),
  path: Type.String({ pattern: '^/(?!/)' }),
  country: nullableText,
  region: nullableText,
  at: nullableText,
})

/** `/studio/api`: everything that the studio's page asks for. */
export async function studioRoutes(app: FastifyInstance, { data, site, check, publisher, wallClock }: StudioServices) {
  const nowOf = (at: string | null): number => {
    const now = at ? Date.parse(at) : wallClock.now()
    if (Number.isNaN(now)) throw new Refused(`${at} is no moment`)
    return now
  }
  const entries = () => site.useAny(({ services }) => listFiles(data, wallClock.now(), services))

  /** What their schemas have against files, and, once these are content, what a start has. */
  async function tryWith<Result>(changes: Changes, act: () => Promise<Result>) {
    const errors = Object.entries(changes).flatMap(([file, text]) => check(file, text))
    if (errors.length > 0) return { errors }
    try {
      return { result: await act(), errors }
    } catch (error) {
      return { errors: readLoadErrors((error as Error).message, site.folder, Object.keys(changes)) }
    }
  }

  /** @throws Refused for a text that is published, and for what is no content. */
  async function holdOpen(changes: Changes): Promise<void> {
    const known = new Map((await entries()).map((entry) => [entry.file, entry]))
    for (const file of Object.keys(changes)) {
      const entry = known.get(file)
      if (entry?.sealed) throw new Refused(`${file}: ${entry.sealed}`)
      if (!entry && !versionFile.test(file)) throw new Refused(`${file} is no file of the content`)
    }
  }

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply: FastifyReply) => {
    const { statusCode = 500, message } = error
    // Whoever types does not wait for what was asked before.
    if (statusCode >= 500 && !reply.raw.destroyed) request.log.error({ err: error }, 'The studio could not do it')
    const errors = error instanceof Refused ? error.errors : []
    return reply.code(statusCode).send({ message, errors })
  })

  app.addHook<{ Body?: { changes?: Changes; open?: Changes; opened?: Changes } }>('preHandler', async ({ body }) => {
    const beside = Object.keys({ ...body?.changes, ...body?.open, ...body?.opened }).find((file) => !FILE.test(file))
    if (beside !== undefined) throw new Refused(`${beside} is no file of the content`)
  })

  app.get('/files', async () => ({ files: await entries(), countries: countryCodes }))

  app.get<{ Params: { '*': string } }>('/files/*', async (request): Promise<OpenedFile> => {
    const file = request.params['*']
    const entry = (await entries()).find((known) => known.file === file)
    if (!entry) throw new Refused(`${file} is no file of the content`)
    const [text, places] = await Promise.all([
      readFile(path.join(data, file), 'utf8'),
      site.useAny(async ({ services }) => placesOf(file, services.sites)),
    ])
    return { ...entry, text, places, schema: schemaOf(file) }
  })

  app.get<{ Params: { name: string } }>('/schemas/:name', async ({ params: { name } }, reply) => {
    if (!/^[a-z-]+$/.test(name)) throw new Refused(`${name} is no schema`)
    return reply.type('application/json').send(await readFile(schemaPath(data, name), 'utf8'))
  })

  app.post<{ Body: { changes: Changes; open: Changes; view: View } }>(
    '/preview',
    { schema: { body: Type.Object({ changes: ChangesSchema, open: ChangesSchema, view: ViewSchema }) } },
    async ({ body: { changes, open, view } }, reply): Promise<Preview> => {
      const startedAt = performance.now()
      const order = { changes, now: nowOf(view.at), isWanted: () => !reply.raw.destroyed }
      const sentences = sentencesOf({ ...open, ...changes })
      const { result, errors } = await tryWith(changes, () =>
        site.use(order, (draft) => judgeView({ site, draft, now: order.now, view, sentences })),
      )
      return {
        errors,
        page: result ? { status: result.page.status, html: withOwnAddresses(result.page.html) } : null,
        law: result ? { objections: result.objections, sentences } : null,
        ms: Math.round(performance.now() - startedAt),
      }
    },
  )

  app.post<{ Body: { changes: Changes; open: Changes; places: Place[]; at: string | null } }>(
    '/law',
    {
      schema: {
        body: Type.Object({
          changes: ChangesSchema,
          open: ChangesSchema,
          places: Type.Array(Type.Object({ editionId: Type.String(), locale: Type.String(), path: Type.String() })),
          at: nullableText,
        }),
      },
    },
    async ({ body: { changes, open, places, at } }, reply): Promise<Everybody> => {
      const order = { changes, now: nowOf(at), isWanted: () => !reply.raw.destroyed }
      const sentences = sentencesOf({ ...open, ...changes })
      const { result, errors } = await tryWith(changes, () => judgeForAll({ site, order, places, sentences }))
      return { errors, ...(result ?? { objections: [], pages: 0 }) }
    },
  )

  const save = async (files: { changes: Changes; opened: Changes; now: number }) => {
    const { saved, newer } = await saveFiles({ data, site, ...files })
    if (newer.length > 0) {
      const message = `Nothing was saved: ${newer.join(', ')} was changed by somebody else since it was opened. Keep your text elsewhere, discard it here and open the file again.`
      throw new Refused(message, { statusCode: 409 })
    }
    return { saved }
  }
  app.post<{ Body: { changes: Changes; opened: Changes } }>(
    '/save',
    { schema: { body: Type.Object({ changes: ChangesSchema, opened: ChangesSchema }) } },
    async ({ body: { changes, opened } }) => {
      await holdOpen(changes)
      const now = wallClock.now()
      const { errors } = await tryWith(changes, () =>
        site.use({ changes, now }, ({ folder, services: { sites } }) =>
          holdVersions({ data, folder, changes, now, sites }),
        ),
      )
      if (errors.length > 0) throw new Refused('Nothing was saved: a start would refuse it.', { errors })
      return save({ changes, opened, now })
    },
  )

  app.post<{ Body: { policy: string; effective: string; instead?: string; changes?: Changes } }>(
    '/new-version',
    {
      schema: {
        body: Type.Object({
          policy: Type.String(),
          effective: Type.String(),
          instead: Type.Optional(Type.String()),
          changes: Type.Optional(ChangesSchema),
        }),
      },
    },
    async ({ body }): Promise<Begun> =>
      site.useAny(async ({ services: { sites } }) => {
        const changes = await beginVersion({ data, ...body, now: wallClock.now(), sites }).catch((error: Error) => {
          throw new Refused(error.message)
        })
        const opened = Object.keys(changes).map(async (file): Promise<OpenedFile> => {
          const text = await readFile(path.join(data, file), 'utf8').catch(() => '')
          return { ...entryOf(file, sites), text, places: placesOf(file, sites), schema: schemaOf(file) }
        })
        return { opened: await Promise.all(opened), changes }
      }),
  )

  app.get('/publication', () => publisher.state())
  app.post<{ Body: { author: string } }>(
    '/publication',
    { schema: { body: Type.Object({ author: Type.String({ minLength: 3, maxLength: 200 }) }) } },
    async ({ body: { author } }) => {
      publisher.start(author, async () => {
        const now = wallClock.now()
        const { changes, opened } = await site.useAny(({ services: { sites } }) => dateVersions({ data, now, sites }))
        if (Object.keys(changes).length > 0) await save({ changes, opened, now })
      })
      return publisher.state()
    },
  )
  app.post<{ Body: { id: string } }>(
    '/publication/older',
    { schema: { body: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{12}$' }) }) } },
    async ({ body: { id } }) => {
      await publisher.rollBack(id)
      return publisher.state()
    },
  )
}

/** Files of the site have addresses of the studio's there: whatever stands in front of it shows them too. */
export function withOwnAddresses(text: string): string {
  return text.replace(/(?<=["'(,\s=])\/(?=(?:assets|brand|badges|icons)\/|flags\.svg)/g, '/studio/site/')
}
