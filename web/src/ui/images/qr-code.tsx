import { clsx } from 'clsx'
import encodeQR from 'qr'
import { useMemo } from 'react'

/** Light modules around the code, without which a camera does not find it (ISO/IEC 18004). */
const quietZone = 4

type Props = { url: string; label: string; className?: string }

/** Always dark on light, as cameras expect, also in the dark theme. */
export function QrCode({ url, label, className }: Props) {
  const { path, size } = useMemo(() => drawQrCode(url), [url])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-field bg-white', className)}
    >
      <path d={path} fill="black" />
    </svg>
  )
}

function drawQrCode(url: string): { path: string; size: number } {
  const modules = encodeQR(url, 'raw', { ecc: 'medium', border: quietZone })
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { path, size: modules.length }
}
