import { m } from '@mainstreet/contract/messages/messages.ts'
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../buttons/button.tsx'
import { getImageUrl } from './image-url.ts'
import { useSwipe } from './use-swipe.ts'
import { type FrameSize, maxScale, useZoom } from './use-zoom.ts'

type Props = {
  src: string
  name: string
  /** Its position, counted from 0. */
  index: number
  count: number
  onIndexChange: (nth: number) => void
  onClose: () => void
}

const arrowStyle =
  'absolute! top-1/2 -translate-y-1/2 rounded-full! border border-line bg-surface shadow-high disabled:opacity-40'

/** One image on the full screen: wheel, touch, double tap, or the keys + - 0 and the arrows. */
export function ZoomDialog({ src, name, index, count, onIndexChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const help = useId()
  const [size, setSize] = useState<FrameSize>()
  const { view, isZoomedIn, transform, zoomIn, zoomOut, reset, frame, onKeyDown } = useZoom(size, 'contain')
  // while zoomed in, a swipe pans
  const swipe = useSwipe((by) => isZoomedIn || showAdjacent(by))
  useEffect(() => dialog.current?.showModal(), [])

  function showAdjacent(by: -1 | 1) {
    const next = index + by
    if (next < 0 || next >= count) return
    reset()
    onIndexChange(next)
  }
  /** While the whole image is visible it cannot be panned. */
  function onKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined
    if (isZoomedIn || count < 2 || by === undefined) return onKeyDown(event)
    event.preventDefault()
    showAdjacent(by)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={m.app.zoom.label(name)}
      aria-describedby={help}
      onClose={onClose}
      onKeyDown={onKey}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-paper text-ink open:flex"
    >
      <p id={help} className="sr-only">
        {m.app.zoom.help} {count > 1 && m.app.zoom.helpOtherImages}
      </p>
      <div
        ref={frame}
        {...swipe}
        className="min-h-0 flex-1 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
      >
        <img
          src={getImageUrl(src, 'large')}
          alt={name}
          draggable={false}
          // until then the limits of panning are unknown
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          className="size-full origin-top-left bg-contain bg-center bg-no-repeat object-contain"
          style={{
            // shown on the page already: it stands in until the large one has loaded
            backgroundImage: `url("${getImageUrl(src, 'small')}")`,
            transform,
          }}
        />
      </div>
      <div className="absolute inset-x-0 bottom-[max(20px,env(safe-area-inset-bottom))] flex justify-center">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
        <div
          role="group"
          aria-label={m.app.zoom.controls}
          className="flex items-center rounded-full border border-line bg-surface px-1.5 shadow-high"
        >
          <IconButton label={m.app.zoom.zoomOut} disabled={!isZoomedIn} onClick={zoomOut}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <button
            type="button"
            onClick={reset}
            aria-label={m.app.zoom.reset(Math.round(view.k * 100))}
            className="min-h-11 min-w-16 rounded-field font-semibold nums"
          >
            <span aria-live="polite">{Math.round(view.k * 100)}%</span>
          </button>
          <IconButton label={m.app.zoom.zoomIn} disabled={view.k >= maxScale} onClick={zoomIn}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {count > 1 && (
        <>
          <p
            aria-live="polite"
            className="absolute top-5 left-4 rounded-full bg-surface/95 px-3 text-sm font-semibold nums"
          >
            {m.app.zoom.position({ number: index + 1, count })}
          </p>
          <IconButton
            label={m.app.zoom.previous}
            disabled={index === 0}
            onClick={() => showAdjacent(-1)}
            className={`${arrowStyle} left-3`}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={m.app.zoom.next}
            disabled={index === count - 1}
            onClick={() => showAdjacent(1)}
            className={`${arrowStyle} right-3`}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      )}
      <IconButton
        label={m.app.close}
        onClick={() => dialog.current?.close()}
        className="absolute! top-3 right-3 rounded-full! border border-line bg-surface shadow-high"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </dialog>
  )
}
