import { trimText } from '@mainstreet/contract/text/trim-text.ts'
/** An image of a form with its alt text: uploaded, uploading, or failed with a message. */
export type FormImage = { key: string; alt: string } & (
  | { state: 'ready'; src: string /** Why replacing it failed. */; message?: string }
  | { state: 'coming'; name: string; progress: number /** The image that it replaces. */; before?: string }
  | { state: 'failed'; name: string; message: string }
)
export type FormImageAction =
  | { type: 'added'; images: { key: string; name: string }[] }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'came'; key: string; src: string }
  | { type: 'failed'; key: string; message: string }
  | { type: 'removed'; key: string }
  /** Before the image at `to`. */
  | { type: 'moved'; key: string; to: number }
  /** A new crop of it is being uploaded. */
  | { type: 'recut'; key: string; name: string }
  | { type: 'described'; key: string; alt: string }
  | { type: 'replaced'; sources: readonly string[]; alts: readonly string[] }

export function toFormImages(sources: readonly string[], alts: readonly string[] = []): FormImage[] {
  return sources.map((src, at) => ({ key: `kept-${at}`, state: 'ready', src, alt: alts[at] ?? '' }))
}

export function formImagesReducer(images: FormImage[], action: FormImageAction): FormImage[] {
  switch (action.type) {
    case 'added':
      return [
        ...images,
        ...action.images.map((one) => ({ ...one, alt: '', state: 'coming' as const, progress: 0 })),
      ]
    case 'removed':
      return images.filter(({ key }) => key !== action.key)
    case 'moved':
      return moveImage(images, action.key, action.to)
    case 'replaced':
      return toFormImages(action.sources, action.alts)
    default:
      return images.map((one) => (one.key === action.key ? updateImage(one, action) : one))
  }
}

type SingleImageAction = Extract<
  FormImageAction,
  { type: 'progressed' | 'came' | 'failed' | 'recut' | 'described' }
>

function updateImage(image: FormImage, action: SingleImageAction): FormImage {
  const { key, alt } = image
  if (action.type === 'described') return { ...image, alt: action.alt }
  if (action.type === 'came') return { key, alt, state: 'ready', src: action.src }
  if (action.type === 'recut')
    return image.state === 'ready'
      ? { key, alt, state: 'coming', name: action.name, progress: 0, before: image.src }
      : image
  if (image.state !== 'coming') return image
  if (action.type === 'progressed') return { ...image, progress: action.progress }
  if (image.before) return { key, alt, state: 'ready', src: image.before, message: action.message }
  return { key, alt, state: 'failed', name: image.name, message: action.message }
}

function moveImage(images: FormImage[], key: string, to: number): FormImage[] {
  const one = images.find((image) => image.key === key)
  if (!one || to < 0 || to >= images.length) return images
  return images.filter((image) => image !== one).toSpliced(to, 0, one)
}

function getSource(image: FormImage): string | undefined {
  if (image.state === 'ready') return image.src
  return image.state === 'coming' ? image.before : undefined
}

export function getImageSources(images: readonly FormImage[]): string[] {
  return images.flatMap((one) => getSource(one) ?? [])
}

/** In the order of `getImageSources`. */
export function getAltTexts(images: readonly FormImage[]): string[] {
  return images.filter(getSource).map(({ alt }) => trimText(alt))
}

export function isUploading(images: readonly FormImage[]): boolean {
  return images.some(({ state }) => state === 'coming')
}
