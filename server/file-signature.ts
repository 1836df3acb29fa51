import { stat } from 'node:fs/promises'

/** Changes whenever the file does: also for one of equal size and kept time stamps, which gets a new inode or change time. */
export async function readSignature(file: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true })
    return [ino, size, mtimeNs, ctimeNs].join(' ')
  } catch {
    return 'unreadable'
  }
}
