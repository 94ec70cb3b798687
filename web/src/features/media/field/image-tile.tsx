import { productPictures } from '@mainstreet/contract/limits.ts'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Crop, Move, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { Picture } from '../../../ui/images/responsive-image.tsx'
import type { FormPicture } from '../form-images.ts'
import type { useCarry } from './use-drag-reorder.ts'

type Props = {
  picture: FormPicture
  at: number
  of: number
  onMove: (key: string, to: number) => void
  carry: ReturnType<typeof useCarry>
  onRemove: () => void
  onCrop: () => void
  /** Where the words go that stand for the picture; undefined where it needs none. */
  onDescribe: ((alt: string) => void) | undefined
}

export function PictureTile({ picture, at, of, onMove, carry, onRemove, onCrop, onDescribe }: Props) {
  const { carried, gripOf } = carry
  const grip = gripOf(picture.key)
  const held = carried?.key === picture.key ? carried : undefined
  const isOver = carried?.over === picture.key
  const name = of === 1 ? 'the picture' : `picture ${at + 1}`
  return (
    <li
      data-place={picture.key}
      style={held && { transform: `translate(${held.x}px, ${held.y}px)` }}
      className={clsx(
        'grid content-start overflow-hidden rounded-card border bg-surface',
        isOver ? 'border-pine ring-2 ring-pine' : 'border-line',
        held && 'relative z-10 opacity-90 shadow-high',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        {...(of > 1 && grip)}
        onPointerDown={(event) => of > 1 && event.pointerType === 'mouse' && grip.onPointerDown(event)}
        onDragStart={(event) => event.preventDefault()}
        className={clsx(
          picture.state === 'failed' ? 'bg-poppy-wash' : 'tile',
          'relative grid aspect-square place-items-center overflow-hidden',
          of > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <Shown picture={picture} name={name} />
        {at === 0 && of > 1 && picture.state === 'ready' && (
          <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold">
            Shown first
          </span>
        )}
        {of > 1 && (
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
      {onDescribe && picture.state !== 'failed' && (
        <input
          aria-label={`What ${name} shows`}
          placeholder="What it shows"
          value={picture.alt}
          maxLength={productPictures.mostAltChars}
          onChange={({ target }) => onDescribe(target.value)}
          className="min-h-10 w-full border-y border-line bg-surface px-2.5 text-base -outline-offset-2 placeholder:text-ink-2 sm:text-sm"
        />
      )}
      <div className="flex *:h-10 *:w-auto *:min-w-0 *:flex-1">
        {of > 1 && (
          <>
            <IconButton
              label={`Move ${name} forward`}
              disabled={at === 0}
              onClick={() => onMove(picture.key, at - 1)}
            >
              <ArrowLeft aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton
              label={`Move ${name} back`}
              disabled={at === of - 1}
              onClick={() => onMove(picture.key, at + 1)}
            >
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </IconButton>
          </>
        )}
        <IconButton label={`Crop ${name}`} disabled={picture.state !== 'ready'} onClick={onCrop}>
          <Crop aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}

function Shown({ picture, name }: { picture: FormPicture; name: string }) {
  if (picture.state === 'failed') return <Trouble words={picture.words} />
  if (picture.state === 'coming')
    return (
      <span className="grid w-full gap-2 px-3 text-center text-sm">
        <progress
          aria-label={`Sending ${picture.name}`}
          max={1}
          value={picture.progress}
          className="h-2 w-full"
        />
        <span aria-hidden="true" className="text-ink-2 nums">
          {Math.round(picture.progress * 100)}%
        </span>
      </span>
    )
  return (
    <>
      <Picture
        src={picture.src}
        size="small"
        sizes="180px"
        alt={picture.alt || name}
        className="size-full object-cover"
      />
      {picture.words && (
        <span className="absolute inset-x-0 bottom-0 bg-surface/95 py-2">
          <Trouble words={picture.words} />
        </span>
      )}
    </>
  )
}

function Trouble({ words }: { words: string }) {
  return (
    <p role="alert" className="px-3 text-center text-sm font-medium text-poppy">
      {words}
    </p>
  )
}
