import path from 'node:path'
import { writeSchemas } from './content/json-schemas.ts'

await writeSchemas(path.join(import.meta.dirname, '../data'))
