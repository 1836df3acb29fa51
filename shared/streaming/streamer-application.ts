interface ApplicationInput {
  address: string
  subject: string
  /** What stands above the results, and below them; each may have several lines. */
  intro: string
  close: string
  /** One line for each requirement. */
  results: readonly string[]
}

/** An address that opens an e-mail with what a check has found; what it says is the sender's to change (RFC 6068). */
export function applicationMail({ address, subject, intro, close, results }: ApplicationInput): string {
  const body = [intro, '', ...results.map((result) => `- ${result}`), '', close].join('\n').replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
