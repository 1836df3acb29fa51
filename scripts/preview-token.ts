import { signPreview } from '#server/visitor/preview-token.ts'
import { startCommand } from './command.ts'
import { previewFromArguments, previewOptions } from './preview/preview-from-arguments.ts'

const { PREVIEW_SECRET = '' } = process.env
const { values } = startCommand({ options: previewOptions })
const token = signPreview(previewFromArguments(values, PREVIEW_SECRET), PREVIEW_SECRET)
console.log(`${token}\n/preview?token=${token}`)
