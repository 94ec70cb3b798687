import { imageWidths } from '@mainstreet/contract/limits.ts'

/** Twice the largest that is shown leaves room for a closer look. */
const longest = imageWidths.large * 2
const quality = 0.88
const smallBytes = 400_000

export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A phone's photo weighs 5 MB, what is shown of it a tenth. What this browser cannot read goes as it is: the server says why not. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const { width, height } = shrunkSize(picture.width, picture.height)
  const isFine = file.size <= smallBytes && width === picture.width && file.type !== 'image/bmp'
  if (isFine || file.type === 'image/gif') {
    picture.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
  return drawn && drawn.size < file.size ? drawn : file
}
