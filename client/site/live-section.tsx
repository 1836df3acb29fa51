import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import type { SectionProps } from '#client/components/section-props.ts'
import type { LiveSectionKind } from '#shared/site/sections.ts'

type LiveProps = SectionProps<LiveSectionKind>

/** What the module of a live section gives: its component and, when it waits for a query, what stands there meanwhile. */
export interface LiveModule {
  Section: ComponentType<LiveProps>
  Skeleton: ComponentType<LiveProps> | null
}

/** A live part of a page: whatever goes wrong inside stays inside. */
export function LiveSection({ module, ...props }: { module: LiveModule } & LiveProps) {
  const { Section, Skeleton } = module
  return (
    <LiveErrorBoundary fallback={<p role="alert">{props.t('live.failed')}</p>}>
      <Suspense fallback={Skeleton ? <Skeleton {...props} /> : null}>
        <Section {...props} />
      </Suspense>
    </LiveErrorBoundary>
  )
}

/**
 * Picks the parts of a live section's module by the file's naming rule: `FormatFinder` and `FormatFinderSkeleton`.
 * @throws Error when the module has no such component.
 */
export function liveModule(exports: Record<string, unknown>, name: string): LiveModule {
  const Section = exports[name] as LiveModule['Section'] | undefined
  if (!Section) throw new Error(`The module of the live section ${name} does not export ${name}`)
  return { Section, Skeleton: (exports[`${name}Skeleton`] as LiveModule['Skeleton']) ?? null }
}

class LiveErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
