import type { PolicyBlock, PolicyRun } from '#shared/policies/policies.ts'

export function PolicyBlocks({
  blocks,
  className,
}: {
  blocks: readonly PolicyBlock[]
  className?: string | undefined
}) {
  return (
    <div className={className}>
      {blocks.map((block, at) =>
        block.type === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
          <p key={at}>
            <PolicyRuns runs={block.runs} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
          <ul key={at}>
            {block.items.map((runs) => (
              <li key={runs.map(({ text }) => text).join('')}>
                <PolicyRuns runs={runs} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

export function PolicyRuns({ runs }: { runs: readonly PolicyRun[] }) {
  return runs.map(({ text, isStrong, href }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never change their order
    const words = isStrong ? <strong key={at}>{text}</strong> : text
    if (!href) return words
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs never change their order
      <a key={at} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })} href={href}>
        {words}
      </a>
    )
  })
}
