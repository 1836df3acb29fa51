import { startCommand } from './command.ts'
import { updateIllustrations } from './illustrations/illustrations.ts'

startCommand()

await updateIllustrations((done, all) => console.log(`illustrations ${done} of ${all}`))
