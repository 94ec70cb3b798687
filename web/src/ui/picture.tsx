import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'

export type PictureSize = 'micro' | 'small' | 'medium' | 'large'
type Props = {
  src: string | null | undefined
  size: PictureSize
  /** Empty when the words beside it say the same. */
  alt: string
  /** How wide it is shown, for the choice among the widths. */
  sizes?: string
  /** Among the first things seen: asked for at once. */
  eager?: boolean
  className?: string
}

const retries = 2

export function Picture({ src, size, alt, sizes, eager = false, className }: Props) {
  const [failures, setFailures] = useState(0)
  const image = useRef<HTMLImageElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts anew
  useEffect(() => setFailures(0), [src])
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setFailures((n) => n + 1)
  }, [])

  if (!src || failures > retries) return <Missing alt={alt} {...(className ? { className } : {})} />
  const responsive = size !== 'micro' && src.startsWith('/api/images/')
  return (
    <img
      key={failures}
      ref={image}
      src={addressOf(src, size)}
      srcSet={
        responsive ? widths.map(([name, px]) => `${addressOf(src, name)} ${px}w`).join(', ') : undefined
      }
      sizes={responsive ? (sizes ?? '100vw') : undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailures((n) => n + 1)}
      className={clsx('dark:brightness-90', className)}
    />
  )
}

const widths = [
  ['small', 400],
  ['medium', 800],
  ['large', 1200],
] as const

function addressOf(src: string, size: PictureSize): string {
  if (src.startsWith('/api/images/')) return `${src}?format=webp&size=${size}`
  if (/^https?:\/\//.test(src)) return `/api/proxy-image?url=${encodeURIComponent(src)}`
  return src
}

function Missing({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox="0 0 80 80"
      className={clsx('text-ink-2', className)}
    >
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".55"
      >
        <path d="M22 36h36v24H22zM22 36l4-12h28l4 12M34 60V46h12v14" />
        <path d="M22 36a6 6 0 0 0 12 0 6 6 0 0 0 12 0 6 6 0 0 0 12 0" />
      </g>
    </svg>
  )
}
