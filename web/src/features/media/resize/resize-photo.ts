import { imageWidths } from '@mainstreet/contract/limits.ts'
import { drawnAs } from './canvas-to-blob.ts'

/** Twice the largest that is shown leaves room for a closer look. */
export const longest = imageWidths.large * 2
const smallBytes = 400_000

function shrunkSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** The format of a phone's photos that only some browsers can read, and our server cannot. */
const isHeic = ({ type, name = '' }: Blob & { name?: string }) =>
  /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/** A phone's photo weighs 5 MB, what is shown of it a tenth. What this browser cannot read goes as it is: the server says why not. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const heic = isHeic(file)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture && heic)
    throw new Error('A HEIC photo cannot be read here. Share or save it as JPEG, then choose it again.')
  if (!picture) return file
  const { width, height } = shrunkSize(picture.width, picture.height)
  const isFine = !heic && file.size <= smallBytes && width === picture.width && file.type !== 'image/bmp'
  if (isFine || file.type === 'image/gif') {
    picture.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const drawn = await drawnAs(canvas)
  return drawn && (heic || drawn.size < file.size) ? drawn : file
}
