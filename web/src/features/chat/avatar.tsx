import { clsx } from 'clsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

type Props = {
  name: string
  photo?: string | null | undefined
  colour?: string | undefined
  className?: string
}

/** Whom one talks to, in a circle; the name stands beside it. */
export function Avatar({ name, photo, colour, className }: Props) {
  const look = clsx('size-11 shrink-0 overflow-hidden rounded-full border border-line', className)
  if (photo) return <ResponsiveImage src={photo} size="micro" alt="" className={clsx(look, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={clsx(look, 'grid place-items-center bg-sunk font-display text-lg font-bold text-ink')}
      style={colour ? { borderColor: colour, borderWidth: 2 } : undefined}
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
