import { checkMessageTypes, writeMessageTypes } from './icu/message-files.ts'

if (process.argv.includes('--check')) checkMessageTypes()
else writeMessageTypes()
