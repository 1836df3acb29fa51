import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

interface ChildOptions {
  /** Of its heap, in MB: the memory limit of a container counts it beside the process that serves. */
  heapMb: number
  deadlineMs: number
  /** How far visitors go first, by `os.constants.priority`. */
  priority: number
  /** In place of this process's own. */
  env?: Readonly<Record<string, string>>
}

/** Of the heap for what has just been made, in MB: Node gives a small heap 1, and the collector more time than the work. */
const YOUNG_MB = 16

/** Starts a process of our own beside the one that serves, which costs visitors neither memory nor time. */
export function startChild(file: string, { heapMb, deadlineMs, priority, env }: ChildOptions): ChildProcess {
  const child = fork(file, {
    // The last of two limits counts, and this process may have been started with one.
    ...(env && { env }),
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
