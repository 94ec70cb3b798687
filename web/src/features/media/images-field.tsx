import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { getImageUrl } from '../../ui/images/image-url.ts'
import { ImageTile } from './image-tile.tsx'
import { useDragReorder } from './use-drag-reorder.ts'
import type { FormImages } from './use-images.ts'

const CropDialog = lazyComponent(() => import('./crop/crop-dialog.tsx'), 'CropDialog')

type Props = FormImages & {
  label: string
  maxImages: number
  /** Width divided by height of a crop. */
  ratio?: number
  /** Whether each image has an alt text. */
  hasAltTexts?: boolean
}

/** Without HEIC: phones then convert to JPEG. */
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Images are dropped, pasted, selected or photographed; the first one represents the product. */
export function ImagesField({ label, maxImages, ratio = 1, hasAltTexts = false, ...props }: Props) {
  const { images, add, replaceCrop, getOriginal, dispatch } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const [cropped, setCropped] = useState<{ key: string; src: string; title: string }>()
  const full = images.length >= maxImages
  const latest = useRef(add)
  latest.current = add

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {}
      // a copied text, also of a spreadsheet, can come with an image of itself
      if (files && files.length > 0 && !types?.includes('text/plain')) latest.current([...files])
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const move = (key: string, to: number) => {
    dispatch({ type: 'moved', key, to })
    setAnnouncement(to === 0 ? m.media.movedFirst : m.media.movedTo(to + 1, images.length))
  }
  const dragReorder = useDragReorder((key, at) =>
    move(
      key,
      images.findIndex((one) => one.key === at),
    ),
  )
  const onDrop = (event: DragEvent) => {
    setIsDragOver(false)
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
        setIsDragOver(true)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={onDrop}
      className="grid gap-2"
    >
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal">
        {label}
      </h3>
      {images.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {images.map((image, at) => (
            <ImageTile
              key={image.key}
              image={image}
              index={at}
              count={images.length}
              onMove={move}
              dragReorder={dragReorder}
              onRemove={() => dispatch({ type: 'removed', key: image.key })}
              onCrop={() =>
                image.state === 'ready' &&
                setCropped({
                  key: image.key,
                  src: image.src,
                  title: m.media.crop(images.length === 1 ? undefined : at + 1),
                })
              }
              onDescribe={
                hasAltTexts ? (alt) => dispatch({ type: 'described', key: image.key, alt }) : undefined
              }
            />
          ))}
        </ol>
      )}
      {!full && (
        <div
          className={clsx(
            'grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-5 text-center',
            isDragOver ? 'border-pine bg-pine-wash' : 'border-line-strong/70 bg-sunk/50',
          )}
        >
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" size="sm" onClick={() => chooser.current?.click()}>
              <ImagePlus aria-hidden="true" className="size-4.5" />
              {m.media.choose(maxImages)}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => camera.current?.click()}
              className="pointer-fine:hidden"
            >
              <Camera aria-hidden="true" className="size-4.5" />
              {m.media.takePhoto}
            </Button>
          </div>
          <p className="text-sm text-ink-2">
            <span className="pointer-coarse:hidden">{m.media.dropOrPaste} </span>
            {m.media.upTo(maxImages)}
          </p>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={acceptedTypes}
        multiple={maxImages > 1}
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
        aria-label={m.media.takePhoto}
        tabIndex={-1}
        onChange={({ currentTarget }) => chosen(currentTarget)}
        className="hidden"
      />
      {cropped && (
        <Suspense>
          <CropDialog
            title={cropped.title}
            ratio={ratio}
            loadImage={() => loadBytes(getOriginal(cropped.key), cropped.src)}
            onCrop={(cut: Blob) => replaceCrop(cropped.key, cut)}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </section>
  )
}

async function loadBytes(original: Blob | undefined, src: string): Promise<Blob> {
  if (original) return original
  const response = await fetch(getImageUrl(src, 'large'))
  if (!response.ok) throw new Error('The image could not be loaded', { cause: response.status })
  return response.blob()
}
