import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { ZoomIn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { DiscountTag } from '../../ui/data/discount-tag.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { useSwipe } from '../../ui/images/use-swipe.ts'

const ZoomDialog = lazy(() =>
  import('../../ui/images/zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })),
)

type Props = { product: Product; percent: number | undefined; soldOut: boolean }

/** The large image, thumbnails below it, and a full-screen view. */
export function ProductGallery({ product, percent, soldOut }: Props) {
  const { name, category } = product
  const images = product.images.length > 0 ? product.images : product.image ? [product.image] : []
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const index = at < images.length ? at : 0
  const image = images[index]
  const shows = (position: number) => product.image_alts?.[position] || ''
  const swipe = useSwipe((by, pointerType) => {
    if (pointerType === 'touch' && images[index + by]) setAt(index + by)
  })

  return (
    <div className="lg:sticky lg:top-24 lg:row-span-2">
      <div
        data-category={category}
        className="tile grid aspect-square grid-rows-[minmax(0,1fr)] place-items-center max-md:aspect-4/3 overflow-hidden rounded-sheet border border-line"
      >
        <ResponsiveImage
          src={image}
          size="large"
          alt={shows(index) || name}
          eager
          sizes="(width >= 768px) 50vw, 100vw"
          className={clsx('size-full object-cover', soldOut && 'opacity-45 grayscale')}
        />
        {percent !== undefined && (
          <DiscountTag percent={percent} className="absolute top-5 left-3 origin-left scale-125" />
        )}
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 border-t border-line bg-surface/95 px-4 py-3 text-center font-semibold text-ink">
            {m.cart.outOfStock.title}
          </span>
        )}
        {image && (
          <button
            type="button"
            aria-label={m.shopping.product.enlarge(name)}
            onClick={() => setZoomed(true)}
            {...swipe}
            className={clsx(
              'group absolute inset-0 cursor-zoom-in rounded-sheet -outline-offset-4',
              images.length > 1 && 'touch-pan-y touch-pinch-zoom',
            )}
          >
            <span className="absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-line bg-surface/95 shadow-low transition-transform duration-150 group-hover:scale-108">
              <ZoomIn aria-hidden="true" className="size-5" />
            </span>
          </button>
        )}
      </div>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
          {images.map((one, position) => (
            <li key={one}>
              <button
                type="button"
                aria-label={imageLabel(position, images.length, shows(position))}
                aria-pressed={position === index}
                onClick={() => setAt(position)}
                className="tile block size-16 overflow-hidden rounded-field border border-line aria-pressed:border-2 aria-pressed:border-pine"
                data-category={category}
              >
                <ResponsiveImage
                  src={one}
                  size="small"
                  sizes="64px"
                  alt=""
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && image && (
        <ReportingErrorBoundary level="component" context="zoom">
          <Suspense>
            <ZoomDialog
              src={image}
              name={shows(index) || name}
              index={index}
              count={images.length}
              onIndexChange={setAt}
              onClose={() => setZoomed(false)}
            />
          </Suspense>
        </ReportingErrorBoundary>
      )}
    </div>
  )
}

function imageLabel(index: number, count: number, alt: string): string {
  const position = index + 1
  return alt
    ? m.shopping.product.imageWithAlt({ position, count, alt })
    : m.shopping.product.imagePosition({ position, count })
}
