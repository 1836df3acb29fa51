import { tableTop } from './table-svg.ts'

export function TableTop({ width, className }: { width: number; className?: string | undefined }) {
  return (
    <img
      className={className}
      src="/art/table-top.svg"
      width={width}
      height={Math.round((width * tableTop.height) / tableTop.width)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
