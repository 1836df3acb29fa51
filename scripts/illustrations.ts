import { updateIllustrations } from './illustrations/illustrations.ts'

await updateIllustrations((done, all) => console.log(`illustrations ${done} of ${all}`))
