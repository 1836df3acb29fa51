import path from 'node:path'
import { startCommand } from './command.ts'
import { writeSchemas } from './content/json-schemas.ts'

startCommand()

await writeSchemas(path.join(import.meta.dirname, '../data'))
