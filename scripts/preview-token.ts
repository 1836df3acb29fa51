import { signPreview } from '#server/visitor/preview-token.ts'
import { previewFromArguments } from './preview/preview-from-arguments.ts'

const { PREVIEW_SECRET = '' } = process.env
try {
  const token = signPreview(previewFromArguments(process.argv.slice(2), PREVIEW_SECRET), PREVIEW_SECRET)
  console.log(`${token}\n/preview?token=${token}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
