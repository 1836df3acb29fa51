/** A mark that means something to HTML: it must never come back as it was sent. */
export const MARKUP = '"><script>fuzz'

/** A host of somebody else's: nobody must ever be sent there. */
export const FOREIGN_HOST = 'evil.example'
