import { Minus, Plus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { pictureAddress } from './picture-address.ts'
import { useZoom } from './use-zoom.ts'
import { mostScale } from './zoom.ts'

type Props = { src: string; name: string; onClose: () => void }

/** The whole screen for one picture: wheel, fingers, double press, or the keys + - 0 and the arrows. */
export function ZoomDialog({ src, name, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const help = useId()
  const { view, closer, farther, reset, frame, onKeyDown } = useZoom()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      aria-label={`Picture of ${name}`}
      aria-describedby={help}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-paper text-ink open:flex"
    >
      <p id={help} className="sr-only">
        Plus and minus enlarge and reduce, the arrows move, zero shows the whole picture.
      </p>
      <div
        {...frame}
        className="min-h-0 flex-1 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
      >
        <img
          src={pictureAddress(src, 'large')}
          alt={name}
          draggable={false}
          className="size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className="absolute inset-x-0 bottom-[max(20px,env(safe-area-inset-bottom))] flex justify-center">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
        <div
          role="group"
          aria-label="Size of the picture"
          className="flex items-center rounded-full border border-line bg-surface px-1.5 shadow-high"
        >
          <IconButton label="Smaller" disabled={view.scale <= 1} onClick={farther}>
            <Minus aria-hidden="true" className="size-5" />
          </IconButton>
          <button
            type="button"
            onClick={reset}
            aria-label="Show the whole picture"
            className="min-h-11 min-w-16 rounded-field font-semibold nums"
          >
            <span aria-live="polite">{Math.round(view.scale * 100)}%</span>
          </button>
          <IconButton label="Larger" disabled={view.scale >= mostScale} onClick={closer}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <IconButton
        label="Close"
        onClick={() => dialog.current?.close()}
        className="absolute! top-3 right-3 rounded-full! border border-line bg-surface shadow-high"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </dialog>
  )
}
