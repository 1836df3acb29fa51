import { readFileSync } from 'node:fs'

/** What the image starts a process with, from the Dockerfile: options of Node and the variables of its memory. */
export function imageSettings(): { execArgv: string[]; env: Record<string, string> } {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  const variables = /^ENV (MALLOC_.+)$/m.exec(dockerfile)?.[1]
  const execArgv = command.filter((part) => part.startsWith('--'))
  if (!variables || execArgv.length === 0) throw new Error('Dockerfile: expected CMD with options and ENV MALLOC_…')
  return { execArgv, env: Object.fromEntries(variables.split(' ').map((part) => part.split('='))) }
}
