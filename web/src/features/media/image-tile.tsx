import { productImageLimits } from '@mainstreet/contract/catalog/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Crop, Move, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import type { FormImage } from './form-images.ts'
import type { useDragReorder } from './use-drag-reorder.ts'

type Props = {
  image: FormImage
  index: number
  count: number
  onMove: (key: string, to: number) => void
  dragReorder: ReturnType<typeof useDragReorder>
  onRemove: () => void
  onCrop: () => void
  /** Called with a new alt text; undefined where the image needs none. */
  onDescribe: ((alt: string) => void) | undefined
}

export function ImageTile({ image, index, count, onMove, dragReorder, onRemove, onCrop, onDescribe }: Props) {
  const { carried, getHandleProps } = dragReorder
  const grip = getHandleProps(image.key)
  const drag = carried?.key === image.key ? carried : undefined
  const isOver = carried?.overKey === image.key
  const number = count === 1 ? undefined : index + 1
  return (
    <li
      data-drag-key={image.key}
      style={drag && { transform: `translate(${drag.x}px, ${drag.y}px)` }}
      className={clsx(
        'grid content-start overflow-hidden rounded-card border bg-surface',
        isOver ? 'border-pine ring-2 ring-pine' : 'border-line',
        drag && 'relative z-10 opacity-90 shadow-high',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        {...(count > 1 && grip)}
        onPointerDown={(event) => count > 1 && event.pointerType === 'mouse' && grip.onPointerDown(event)}
        onDragStart={(event) => event.preventDefault()}
        className={clsx(
          image.state === 'failed' ? 'bg-poppy-wash' : 'tile',
          'relative grid aspect-square place-items-center overflow-hidden',
          count > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <ImagePreview image={image} number={number} />
        {index === 0 && count > 1 && image.state === 'ready' && (
          <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold">
            {m.media.mainPhoto}
          </span>
        )}
        {count > 1 && (
          <span
            {...grip}
            aria-hidden="true"
            className="absolute top-0 right-0 grid size-11 touch-none place-items-center pointer-fine:hidden"
          >
            <span className="grid size-8 place-items-center rounded-full bg-surface/95 shadow-low">
              <Move className="size-4.5" />
            </span>
          </span>
        )}
      </div>
      {onDescribe && image.state !== 'failed' && (
        <input
          aria-label={m.media.describe(number)}
          placeholder={m.media.describe(number)}
          value={image.alt}
          maxLength={productImageLimits.maxAltChars}
          onChange={({ target }) => onDescribe(target.value)}
          className="min-h-10 w-full border-y border-line bg-surface px-2.5 text-base -outline-offset-2 placeholder:text-ink-2 sm:text-sm"
        />
      )}
      <div className="flex *:h-10 *:w-auto *:min-w-0 *:flex-1">
        {count > 1 && (
          <>
            <IconButton
              label={m.media.moveForward(number)}
              disabled={index === 0}
              onClick={() => onMove(image.key, index - 1)}
            >
              <ArrowLeft aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton
              label={m.media.moveBack(number)}
              disabled={index === count - 1}
              onClick={() => onMove(image.key, index + 1)}
            >
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </IconButton>
          </>
        )}
        <IconButton label={m.media.crop(number)} disabled={image.state !== 'ready'} onClick={onCrop}>
          <Crop aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={m.media.remove(number)} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}

function ImagePreview({ image, number }: { image: FormImage; number: number | undefined }) {
  if (image.state === 'failed') return <UploadError message={image.message} />
  if (image.state === 'coming')
    return (
      <span className="grid w-full gap-2 px-3 text-center text-sm">
        <progress
          aria-label={m.media.uploading(image.name)}
          max={1}
          value={image.progress}
          className="h-2 w-full"
        />
        <span aria-hidden="true" className="text-ink-2 nums">
          {m.media.percent(Math.round(image.progress * 100))}
        </span>
      </span>
    )
  return (
    <>
      <ResponsiveImage
        src={image.src}
        size="small"
        sizes="180px"
        alt={image.alt || m.media.alt(number)}
        className="size-full object-cover"
      />
      {image.message && (
        <span className="absolute inset-x-0 bottom-0 bg-surface/95 py-2">
          <UploadError message={image.message} />
        </span>
      )}
    </>
  )
}

function UploadError({ message }: { message: string }) {
  return (
    <p role="alert" className="px-3 text-center text-sm font-medium text-poppy">
      {message}
    </p>
  )
}
