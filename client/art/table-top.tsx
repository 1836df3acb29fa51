import { tableTop } from './table-svg.ts'

/** The table under its lamp, for things to lie on; decoration only. `width` in CSS pixels, the height follows. */
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
