import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonLevels, lessons } from '#shared/school/lessons.ts'
import { routes } from '#shared/site/routes.ts'
import type { SectionContent } from '#shared/site/sections.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))
const dates = read('page-dates.json') as Record<string, { date: string }>
type Section = { kind: string } & Record<string, unknown>
const sectionOf = <T>(page: string, kind: string) =>
  (read(`pages/${page}.json`) as { sections: Section[] }).sections.find((section) => section.kind === kind) as T

describe.each(['nl', 'en'] as const)('the course (%s)', (locale) => {
  const hub = sectionOf<SectionContent<'school-board'>>(`poker-school.${locale}`, 'school-board')
  const places = hub.levels.flatMap(({ title, lessons: own }) => own.map((lesson) => ({ ...lesson, level: title })))

  it('is the one that the marks are about: twelve lessons, in order and under their level', () => {
    expect(places.map(({ page }) => page)).toEqual(lessons.map(({ page }) => page))
    expect(places).toHaveLength(12)
    for (const [index, level] of lessonLevels.entries()) {
      const own = lessons.filter((lesson) => lesson.level === level).map(({ page }) => page)
      expect(hub.levels[index]?.lessons.map(({ page }) => page)).toEqual(own)
    }
    expect(Object.keys(routes)).toEqual(expect.arrayContaining(places.map(({ page }) => page)))
  })

  it.each(places.map((place, index) => [place.page, place, index] as const))(
    '%s says where it stands, and leads to its neighbours by their names',
    (page, { level }, index) => {
      const { eyebrow } = sectionOf<SectionContent<'lesson-head'>>(`${page}.${locale}`, 'lesson-head')
      expect(eyebrow).toBe(
        `${level} · ${locale === 'nl' ? 'les' : 'lesson'} ${index + 1} ${locale === 'nl' ? 'van' : 'of'} 12`,
      )
      const { title, previous, next } = sectionOf<SectionContent<'lesson-end'>>(`${page}.${locale}`, 'lesson-end')
      expect(title).toContain(` ${index + 1} `.trimEnd())
      const nameOf = (at: number) => places[at] && { page: places[at].page, name: places[at].name }
      expect(previous && { page: previous.page, name: previous.name }).toEqual(nameOf(index - 1))
      expect(next?.page).toBe(places[index + 1]?.page ?? 'poker-school')
      if (places[index + 1]) expect(next?.name).toBe(places[index + 1]?.name)
    },
  )

  it.each(places.map(({ page }) => page))('%s was revised on a day on which its text was written', (page) => {
    const { sources } = sectionOf<SectionContent<'lesson-end'>>(`${page}.${locale}`, 'lesson-end')
    const day = new Date(`${sources.date}T00:00:00Z`)
    expect(day.toISOString().slice(0, 10)).toBe(sources.date)
    expect(sources.date <= (dates[`pages/${page}.${locale}`]?.date ?? '')).toBe(true)
  })
})
