/** A mark that means something to HTML: it must never come back as it was sent. */
export const MARKUP = '"><script>fuzz'

export const FOREIGN_HOST = 'evil.example'
