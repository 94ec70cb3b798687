import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { FormPicture } from './picture-list.ts'

type Props = {
  picture: FormPicture
  at: number
  of: number
  onMove: (key: string, to: number) => void
  onRemove: () => void
}

const dragged = 'application/x-picture'

export function PictureTile({ picture, at, of, onMove, onRemove }: Props) {
  const [over, setOver] = useState(false)
  const name = `picture ${at + 1}`
  return (
    <li
      draggable={of > 1}
      onDragStart={(event) => event.dataTransfer.setData(dragged, picture.key)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const key = event.dataTransfer.getData(dragged)
        if (!key) return
        event.preventDefault()
        event.stopPropagation()
        onMove(key, at)
      }}
      className={clsx(
        'grid content-start overflow-hidden rounded-card border bg-surface',
        over ? 'border-pine' : 'border-line',
        of > 1 && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="tile relative grid aspect-square place-items-center overflow-hidden">
        {picture.state === 'ready' && (
          <Picture
            src={picture.src}
            size="small"
            sizes="180px"
            alt={name}
            className="size-full object-cover"
          />
        )}
        {picture.state === 'coming' && (
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
        )}
        {picture.state === 'failed' && (
          <p role="alert" className="px-3 text-center text-sm font-medium text-poppy">
            {picture.words}
          </p>
        )}
        {at === 0 && picture.state === 'ready' && (
          <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold">
            Shown first
          </span>
        )}
      </div>
      <div className="flex justify-between">
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
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
