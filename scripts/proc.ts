import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const told = execFileSync('sh', ['-c', `cat /proc/${pid}/task/*/children`]).toString()
  return told.split(' ').filter(Boolean).map(Number)
}

/** Processor time of a process and of all that it has started, in ms (proc(5): ticks of 10 ms, behind the name in brackets). */
export function processorTimeOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10 + childrenOf(pid).reduce((total, child) => total + processorTimeOf(child), 0)
}
