import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageWeight } from './gate-page.ts'

export interface Budget extends PageWeight {
  pages: string[]
}
export type Budgets = Readonly<Record<string, Budget>>

export const weightNames = ['script', 'style', 'font', 'image', 'requests'] as const

/** A budget that leaves this share unused keeps nobody from spending it. */
const MAX_HEADROOM = 0.2
const freeHeadroom: PageWeight = { script: 1000, style: 1000, font: 1000, image: 1000, requests: 1 }

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(fileURLToPath(new URL('../../data/budgets.json', import.meta.url)), 'utf8')) as Budgets
}

export function kindOfPage(budgets: Budgets, pageId: string): string | undefined {
  return Object.keys(budgets).find((kind) => budgets[kind]?.pages.includes(pageId))
}

export function findExcess(budgets: Budgets, pageId: string, weight: PageWeight): string[] {
  const kind = kindOfPage(budgets, pageId)
  const budget = kind && budgets[kind]
  if (!budget) return [`${pageId} is of no kind in data/budgets.json`]
  return weightNames
    .filter((name) => weight[name] > budget[name])
    .map((name) => `${name}: ${weight[name]}, and ${kind} may have ${budget[name]}`)
}

export function findSlack(budgets: Budgets, heaviest: Readonly<Record<string, PageWeight>>): string[] {
  return Object.entries(budgets).flatMap(([kind, budget]) => {
    const unused = (name: (typeof weightNames)[number]) => budget[name] - (heaviest[kind]?.[name] ?? 0)
    const weight = heaviest[kind]
    if (!weight) return [`${kind} has a budget and no page`]
    return weightNames
      .filter((name) => unused(name) > freeHeadroom[name] && unused(name) >= budget[name] * MAX_HEADROOM)
      .map((name) => `${kind} may have ${budget[name]} of ${name}, and its heaviest page has ${weight[name]}`)
  })
}

export function heaviestByKind(
  budgets: Budgets,
  pages: readonly { id: string; weight: PageWeight }[],
): Record<string, PageWeight> {
  const byKind = Map.groupBy(pages, ({ id }) => kindOfPage(budgets, id) ?? id)
  const most = (list: readonly { weight: PageWeight }[], name: (typeof weightNames)[number]) =>
    Math.max(...list.map(({ weight }) => weight[name]))
  return Object.fromEntries(
    [...byKind].map(([kind, list]) => [
      kind,
      Object.fromEntries(weightNames.map((name) => [name, most(list, name)])) as unknown as PageWeight,
    ]),
  )
}
