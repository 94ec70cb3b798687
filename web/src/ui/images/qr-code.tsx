import { clsx } from 'clsx'
import qrcode from 'qrcode-generator'
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
  const code = qrcode(0, 'M')
  code.addData(url)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => row)
  const path = rows
    .flatMap((y) =>
      rows.filter((x) => code.isDark(y, x)).map((x) => `M${x + quietZone} ${y + quietZone}h1v1h-1z`),
    )
    .join('')
  return { path, size: count + 2 * quietZone }
}
