import { clsx } from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { pictureAddress } from '../../ui/images/image-url.ts'
import { PictureTile } from './field/image-tile.tsx'
import { useCarry } from './field/use-drag-reorder.ts'
import type { Pictures } from './use-images.ts'

const CropDialog = lazyPage(() => import('./crop/crop-dialog.tsx'), 'CropDialog')

type Props = Pictures & {
  label: string
  most: number
  /** Of what a crop leaves: width to height. */
  ratio?: number
  /** Whether each has words that stand for it. */
  described?: boolean
}

/** Not HEIC: a phone that is not offered it hands over a JPEG. */
const readable = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Pictures are dropped, pasted, chosen or taken; the first one is the face of the product. */
export function PicturesField({ label, most, ratio = 1, described = false, ...props }: Props) {
  const { pictures, add, recut, originalOf, step } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const [cropped, setCropped] = useState<{ key: string; src: string; name: string }>()
  const full = pictures.length >= most
  const latest = useRef(add)
  latest.current = add

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const move = (key: string, to: number) => {
    step({ type: 'moved', key, to })
    setSaid(to === 0 ? 'Now the first picture' : `Now picture ${to + 1} of ${pictures.length}`)
  }
  const carry = useCarry((key, at) =>
    move(
      key,
      pictures.findIndex((one) => one.key === at),
    ),
  )
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  const chosen = (input: HTMLInputElement) => {
    add([...(input.files ?? [])])
    input.value = ''
  }

  return (
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className="grid gap-2"
    >
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal">
        {label}
      </h3>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              at={at}
              of={pictures.length}
              onMove={move}
              carry={carry}
              onRemove={() => step({ type: 'removed', key: picture.key })}
              onCrop={() =>
                picture.state === 'ready' &&
                setCropped({ key: picture.key, src: picture.src, name: `picture ${at + 1}` })
              }
              onDescribe={described ? (alt) => step({ type: 'described', key: picture.key, alt }) : undefined}
            />
          ))}
        </ol>
      )}
      {!full && (
        <div
          className={clsx(
            'grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-5 text-center',
            over ? 'border-pine bg-pine-wash' : 'border-line-strong/70 bg-sunk/50',
          )}
        >
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" size="sm" onClick={() => chooser.current?.click()}>
              <ImagePlus aria-hidden="true" className="size-4.5" />
              Choose pictures
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => camera.current?.click()}
              className="pointer-fine:hidden"
            >
              <Camera aria-hidden="true" className="size-4.5" />
              Take a photo
            </Button>
          </div>
          <p className="text-sm text-ink-2">
            <span className="pointer-coarse:hidden">Or drop or paste them here. </span>
            Up to {most}; large photos are made smaller.
          </p>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={readable}
        multiple={most > 1}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget }) => chosen(currentTarget)}
        className="hidden"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Take a photo"
        tabIndex={-1}
        onChange={({ currentTarget }) => chosen(currentTarget)}
        className="hidden"
      />
      {cropped && (
        <Suspense>
          <CropDialog
            name={cropped.name}
            ratio={ratio}
            load={() => bytesOf(originalOf(cropped.key), cropped.src)}
            onCut={(cut: Blob) => recut(cropped.key, cut)}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </section>
  )
}

async function bytesOf(original: Blob | undefined, src: string): Promise<Blob> {
  if (original) return original
  const answer = await fetch(pictureAddress(src, 'large'))
  if (!answer.ok) throw new Error(`The picture answers ${answer.status}`)
  return answer.blob()
}
