import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

interface ChildOptions {
  /** Of its heap, in MB: the memory limit of a container counts it beside the process that serves. */
  heapMb: number
  deadlineMs: number
  /** How far visitors go first, by `os.constants.priority`. */
  priority: number
}

/** Of the heap for what has just been made, in MB: Node gives a small heap 1, and the collector more time than the work. */
const YOUNG_MB = 16

/**
 * Without the image's way of giving memory back at once, which is for a process that stays: of one that ends in seconds, it
 * took two fifths of the time and saved nothing.
 */
const { MALLOC_MMAP_THRESHOLD_: _, ...childEnv } = process.env

/** Starts a process of our own beside the one that serves, which costs visitors neither memory nor time. */
export function startChild(file: string, { heapMb, deadlineMs, priority }: ChildOptions): ChildProcess {
  const child = fork(file, {
    // The last of two limits counts, and this process may have been started with one.
    env: childEnv,
    execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  })
  giveWay(child, priority)
  return child
}

/** Visitors go first: when the processor is wanted, and when memory runs out. */
function giveWay({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return
  try {
    // At once: threads that it starts from now on inherit it, and those of the collector are most of what it costs.
    setPriority(pid, priority)
  } catch {
    // It has ended already.
  }
  // Linux only: of a container's processes, this is the one to end.
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {})
}
