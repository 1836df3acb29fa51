/** What somebody may name, or be given, that cannot be used; by the code of the system's error. */
const expectations: Readonly<Record<string, string>> = {
  ENOENT: 'a file or folder that is there',
  ENOTDIR: 'a folder',
  EISDIR: 'a file, and it is a folder',
  EEXIST: 'one that is not there yet',
  EACCES: 'one that this user may read and write',
  EPERM: 'one that this user may read and write',
}

/** Whether it is a slip of the code, of which only its stack says where. */
export function isSlip(error: unknown): boolean {
  const isNative = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError
  return !(error instanceof Error) || (isNative && !('code' in error) && error.cause === undefined)
}

/** What was expected in the place of what the system refused, for who names the place; of every other error its message. */
export function reasonOf({ code = '', syscall = '', message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'expected a port on which nothing listens'
  const expected = syscall.startsWith('spawn') ? 'this program to be installed' : expectations[code]
  return expected ? `expected ${expected}` : message
}

/** What ended a process, in the words of who started it: what was expected. Only a slip of the code keeps its stack. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isSlip(error)) return error.stack ?? error.message
  if (error instanceof AggregateError) return error.errors.map(inWords).join('; ')
  const { message, cause } = error
  // Node's own fetch says why in its cause alone.
  if (error instanceof TypeError && cause) return `${message}: ${inWords(cause)}`
  const { path, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const reason = reasonOf(error)
  const place = path ?? (port === undefined ? null : `${address}:${port}`)
  return place === null || reason === message ? reason : `${place}: ${reason}`
}
