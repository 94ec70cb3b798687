import { clsx } from 'clsx'
import { getImageSrcSet, getImageUrl, type ImageSize } from './image-url.ts'
import { useImageLoading } from './use-image-loading.ts'

type Props = {
  src: string | null | undefined
  size: ImageSize
  /** Empty when the text beside it says the same. */
  alt: string
  /** The displayed width, for the choice among the variants. */
  sizes?: string
  /** Visible at first: loaded at once. */
  eager?: boolean
  className?: string
}

/** Inside a `tile`, whose background is visible while it loads. */
export function ResponsiveImage({ src, size, alt, sizes = '100vw', eager = false, className }: Props) {
  const { ref, shouldLoad, isServerRendered, failures, isMissing, loader, onLoad, onError } = useImageLoading(
    src,
    eager,
  )
  if (!src || isMissing) return <ImagePlaceholder alt={alt} {...(className ? { className } : {})} />

  const widths = getImageSrcSet(src, size)
  const source = {
    src: getImageUrl(src, size),
    srcSet: widths,
    sizes: widths ? sizes : undefined,
  }
  const imageStyle = clsx('dark:brightness-90', className)
  return (
    <>
      <img
        key={failures}
        ref={ref}
        loading={isServerRendered && !eager ? 'lazy' : undefined}
        {...(shouldLoad && source)}
        alt={alt}
        fetchPriority={eager ? 'high' : 'auto'}
        // async would show the first images one frame after their text
        decoding={eager ? 'sync' : 'async'}
        onLoad={onLoad}
        onError={onError}
        className={imageStyle}
      />
      {loader !== 'none' && (
        <span
          aria-hidden="true"
          className={clsx(
            'skeleton pointer-events-none absolute inset-0 transition-opacity duration-300',
            loader === 'fading' && 'opacity-0',
          )}
        />
      )}
    </>
  )
}

function ImagePlaceholder({ alt, className }: { alt: string; className?: string }) {
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
