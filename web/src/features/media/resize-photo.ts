import { imageWidths } from '@mainstreet/contract/media/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { canvasToBlob } from './canvas-to-blob.ts'

/** Twice the largest displayed size, so that zooming shows more detail. */
export const maxSidePx = imageWidths.large * 2
const maxUnresizedBytes = 400_000

type Size = { width: number; height: number }

/** The same size, or a smaller one of the same shape. */
export function fitWithin({ width, height }: Size, maxSidePx: number): Size {
  const factor = Math.min(1, maxSidePx / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A photo format of phones that only some browsers can decode, and our server cannot. */
const isHeic = ({ type, name = '' }: Blob & { name?: string }) =>
  /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/**
 * A phone's photo has 5 MB, the displayed part a tenth. A file that this browser cannot decode is uploaded
 * unchanged: the server says what is wrong.
 */
export async function resizePhoto(file: Blob): Promise<Blob> {
  const heic = isHeic(file)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap && heic) throw new Error(m.media.heicUnsupported)
  if (!bitmap) return file
  const { width, height } = fitWithin(bitmap, maxSidePx)
  const isFine =
    !heic && file.size <= maxUnresizedBytes && width === bitmap.width && file.type !== 'image/bmp'
  if (isFine || file.type === 'image/gif') {
    bitmap.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const resized = await canvasToBlob(canvas)
  return resized && (heic || resized.size < file.size) ? resized : file
}
