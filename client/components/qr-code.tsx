import { qrCode, qrPath } from '#shared/qr-code.ts'

/** Light modules that a reader needs around a code (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4

interface QrCodeProps {
  /** What a phone reads: an absolute address of at most 106 bytes. */
  text: string
  /** What the code is for, for those who do not see it. */
  label: string
  className?: string | undefined
}

/** A QR code in the ink of the text around it; its own quiet zone is transparent, so it needs a light ground. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const modules = qrCode(text)
  const size = modules.length + 2 * quietZone
  return (
    <svg
      className={className}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={qrPath(modules)} />
    </svg>
  )
}
