import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

/** Light modules that a reader needs around a code (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

export function QrCode({ text, label, className }: QrCodeProps) {
  // M: 15 % may be unreadable. Nothing covers ours, and larger modules are read from further away.
  const { data: modules } = encode(text, { ecc: 'M', border: 0 })
  const size = modules.length + 2 * quietZone
  return (
    <svg
      className={className}
      width="180"
      height="180"
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={qrPath(modules)} />
    </svg>
  )
}
