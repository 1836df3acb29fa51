import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

interface Step {
  run?: string
  uses?: string
  if?: string
}

it('the check of content runs commands that there are, nobody’s action by a tag, and no words of a request as a command', () => {
  const { jobs, on } = parse(readFileSync('deploy/github/workflows/content.yml', 'utf8'))
  const steps: Step[] = jobs.content.steps
  const commands = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?(\S+)/g)].map(([, name]) => name!),
  )
  expect(commands).toEqual(['content:pack', 'content:summary'])
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  expect(steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([])
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  // A required check that does not start would hold up every change that is about something else.
  expect(on).toEqual({ pull_request: null })
})

it('whoever has to agree has to do so with files that there are', () => {
  const lines = readFileSync('deploy/github/CODEOWNERS', 'utf8').split('\n')
  const patterns = lines.flatMap((line) => /^(\/\S+) +@/.exec(line)?.[1] ?? [])
  expect(patterns.length).toBeGreaterThan(5)
  const isThere = (name: string) => (name.includes('*') ? globSync(name).length > 0 : existsSync(name))
  expect(patterns.filter((pattern) => !isThere(pattern.slice(1)))).toEqual([])
})
