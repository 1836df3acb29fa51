import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import type { SectionProps } from '#client/components/section-props.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'

type InteractiveProps = SectionProps<InteractiveSectionKind>

/** What the module of an interactive section gives: its component and, when it waits for a query, what stands there meanwhile. */
export interface InteractiveModule {
  Section: ComponentType<InteractiveProps>
  Skeleton: ComponentType<InteractiveProps> | null
}

/** An interactive part of a page: whatever goes wrong inside stays inside. */
export function InteractiveSection({ module, ...props }: { module: InteractiveModule } & InteractiveProps) {
  const { Section, Skeleton } = module
  return (
    <InteractiveErrorBoundary fallback={<p role="alert">{props.t('live.failed')}</p>}>
      <Suspense fallback={Skeleton ? <Skeleton {...props} /> : null}>
        <Section {...props} />
      </Suspense>
    </InteractiveErrorBoundary>
  )
}

/**
 * Picks the parts of an interactive section's module by the file's naming rule: `FormatFinder` and `FormatFinderSkeleton`.
 * @throws Error when the module has no such component.
 */
export function interactiveModule(exports: Record<string, unknown>, name: string): InteractiveModule {
  const Section = exports[name] as InteractiveModule['Section'] | undefined
  if (!Section) throw new Error(`The module of the interactive section ${name} does not export ${name}`)
  return { Section, Skeleton: (exports[`${name}Skeleton`] as InteractiveModule['Skeleton']) ?? null }
}

class InteractiveErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
