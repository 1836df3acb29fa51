import { useEffect, useLayoutEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { InteractiveSectionModel, PageModel, SectionModel } from '#shared/site/page-model.ts'
import type { InteractiveSectionKind, SectionContent } from '#shared/site/sections.ts'
import { InteractiveSection } from './interactive-section.tsx'
import { createHrefTo, usePageEnvironment } from './page-environment.ts'
import { StaticSection } from './static-html.tsx'

export function Page() {
  const model = useLoaderData<PageModel>()
  const { onShown } = usePageEnvironment()
  // Before the browser paints the new page where the old one was scrolled to.
  useLayoutEffect(() => onShown(model), [model, onShown])
  return (
    <>
      <Sections model={model} sections={model.before} />
      <main id="main" tabIndex={-1} data-page={model.context.pageId} data-topic={model.context.topic ?? undefined}>
        <Sections model={model} sections={model.sections} />
      </main>
      <Sections model={model} sections={model.after} />
    </>
  )
}

/** What stands in the document when the frame of a page fails: the server's error page, or these words. */
export function FailedPage() {
  const { t, paths, locale } = usePageEnvironment()
  useEffect(() => {
    const path = paths.pathOf('error-page', locale, { status: '500' })
    if (path && path !== location.pathname) location.replace(path)
  }, [paths, locale])
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('ERROR_UNEXPECTED')}</h1>
    </main>
  )
}

function Sections({ model, sections }: { model: PageModel; sections: SectionModel[] }) {
  return sections.map((section) =>
    section.type === 'static' ? (
      <StaticSection key={section.key} htmlKey={section.key} />
    ) : (
      // The path in the key keeps one page's state from the next page's section of the same kind.
      <InteractivePart key={`${model.context.path}#${section.id}`} section={section} context={model.context} />
    ),
  )
}

function InteractivePart({ section, context }: { section: InteractiveSectionModel; context: PageModel['context'] }) {
  const { interactiveHtmlOf } = usePageEnvironment()
  const html = interactiveHtmlOf(section)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the component below rendered, on our own server
  if (html) return <div data-interactive="" dangerouslySetInnerHTML={html} />
  return (
    <div data-interactive="">
      <InteractiveContent section={section} context={context} />
    </div>
  )
}

export function InteractiveContent({
  section,
  context,
}: {
  section: InteractiveSectionModel
  context: PageModel['context']
}) {
  const { t, paths, interactiveModuleOf } = usePageEnvironment()
  return (
    <InteractiveSection
      module={interactiveModuleOf(section.kind)}
      id={section.id}
      content={section.content as SectionContent<InteractiveSectionKind>}
      context={context}
      t={t}
      hrefTo={createHrefTo(paths, context.locale)}
    />
  )
}
