import { firstGrapheme } from '@mainstreet/contract/text/cut-text.ts'
import { clsx } from 'clsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

type Props = {
  name: string
  photo?: string | null | undefined
  color?: string | undefined
  className?: string
}

/** The other side of a thread, in a circle; its name is beside it. */
export function Avatar({ name, photo, color, className }: Props) {
  const style = clsx('size-11 shrink-0 overflow-hidden rounded-full border border-line', className)
  if (photo)
    return <ResponsiveImage src={photo} size="micro" alt="" className={clsx(style, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={clsx(style, 'grid place-items-center bg-sunk font-display text-lg font-bold text-ink')}
      style={color ? { borderColor: color, borderWidth: 2 } : undefined}
    >
      {firstGrapheme(name.trim()).toUpperCase()}
    </span>
  )
}
