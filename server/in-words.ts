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

/** What ended a process, in the words of who started it: what was expected. Only a slip of the code keeps its stack. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isSlip(error)) return error.stack ?? error.message
  const { code = '', path, syscall = '', message, cause, ...where } = error as NodeJS.ErrnoException
  const { address, port } = where as { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port}: expected a port on which nothing listens`
  const expected = syscall.startsWith('spawn') ? 'this program to be installed' : expectations[code]
  if (expected) return `${path ? `${path}: ` : ''}expected ${expected}`
  if (error instanceof AggregateError) return error.errors.map(inWords).join('; ')
  // Node's own fetch says why in its cause alone.
  return error instanceof TypeError && cause ? `${message}: ${inWords(cause)}` : message
}
