import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { nextTurn } from '#server/site/content/turns.ts'

/**
 * Fastify compiles the schemas of every route in one turn of the event loop, for which visitors of the application before would
 * wait: here each has a turn of its own, before the application is ready.
 */
export function createTurnCompilers() {
  const pending: (() => unknown)[] = []
  // Of Ajv's two kinds of schema, its types ask for one; what is passed on is neither's business here.
  const selectValidator = AjvCompiler() as unknown as BuildValidator
  const selectSerializer = SerializerSelector()
  function later<Compiled>(compile: () => Compiled): () => Compiled {
    let compiled: Compiled | undefined
    const get = () => {
      compiled ??= compile()
      return compiled
    }
    pending.push(get)
    return get
  }
  const buildValidator: BuildValidator = (externalSchemas, options) => {
    const compiler = later(() => selectValidator(externalSchemas, options))
    return (route) => {
      const get = later(() => compileFor(route, compiler()))
      // With `schemaEnv`, Fastify says where a value stands, which Ajv may have to replace.
      const validate: Validator = Object.assign(
        (data: unknown, place?: object) => {
          const validator = get()
          const isValid = validator(data, place)
          validate.errors = validator.errors ?? null
          return isValid
        },
        { schemaEnv: true },
      )
      return validate
    }
  }
  const buildSerializer: ReturnType<typeof SerializerSelector> = (externalSchemas, options) => {
    const compiler = later(() => selectSerializer(externalSchemas, options))
    return (route) => {
      const get = later(() => compileFor(route, compiler()))
      return (data) => get()(data)
    }
  }
  return {
    schemaController: { compilersFactory: { buildValidator, buildSerializer } } as unknown as NonNullable<
      FastifyServerOptions['schemaController']
    >,
    /** @throws Error for a schema that cannot be compiled, when the application becomes ready. */
    register(app: FastifyInstance): void {
      app.addHook('onReady', async () => {
        for (const compile of pending.splice(0)) {
          await nextTurn()
          compile()
        }
      })
    },
  }
}

interface Validator {
  (data: unknown, place?: object): unknown
  errors?: unknown
}

type BuildValidator = (externalSchemas: unknown, options: unknown) => (route: RouteSchema) => Validator

/** One schema of a route, as Fastify gives it to a compiler. */
interface RouteSchema {
  method: string
  url: string
  httpPart?: string
  httpStatus?: string
}

function compileFor<Route extends RouteSchema, Compiled>(route: Route, compile: (route: Route) => Compiled): Compiled {
  try {
    return compile(route)
  } catch (cause) {
    const { method, url, httpPart, httpStatus } = route
    const part = httpPart ?? `the answer ${httpStatus}`
    throw new Error(`Expected a JSON schema for ${part} of ${method} ${url}: ${(cause as Error).message}`, { cause })
  }
}
