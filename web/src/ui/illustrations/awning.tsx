import { clsx } from 'clsx'
import { useId } from 'react'

type Props = {
  /** The shop's color, as #rrggbb. */
  color: string
  closed?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** Half of the widest supported screen, in CSS pixels. */
const maxHalfWidthPx = 2000
const heightsPx = { sm: 16, md: 24, lg: 40 }

/** The striped, scalloped awning above a shop; gray when the shop is closed. */
export function Awning({ color, closed = false, size = 'md', className }: Props) {
  const id = useId()
  const height = heightsPx[size]
  const stripe = size === 'lg' ? 28 : size === 'md' ? 18 : 13
  const half = stripe / 2
  const drop = height - half
  const scallop = (x: number) => `M${x} 0h${stripe}v${drop}a${half} ${half} 0 0 1-${stripe} 0z`
  return (
    <svg
      aria-hidden="true"
      className={clsx(
        'block w-full drop-shadow-[0_2px_1px_color-mix(in_srgb,var(--shade)_18%,transparent)]',
        className,
      )}
      height={height}
    >
      <defs>
        <pattern id={id} x={-half} width={stripe * 2} height={height} patternUnits="userSpaceOnUse">
          <path d={scallop(0)} fill={closed ? 'var(--color-slate)' : color} />
          <path d={scallop(stripe)} fill="var(--awning-cloth)" />
          <rect width={stripe * 2} height="3" fill="var(--shade)" fillOpacity="0.12" />
        </pattern>
      </defs>
      {/* from the middle, so that both ends look the same */}
      <svg x="50%" overflow="visible" role="presentation">
        <rect x={-maxHalfWidthPx} width={maxHalfWidthPx * 2} height={height} fill={`url(#${id})`} />
      </svg>
    </svg>
  )
}
