import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { getUploadPath } from '@mainstreet/contract/media/storage-paths.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { uploadFile } from '../../api/upload-file.ts'
import { createRandomKey } from '../../browser/random-key.ts'
import { type FormImage, type FormImageAction, formImagesReducer, toFormImages } from './form-images.ts'
import { resizePhoto } from './resize-photo.ts'

export type FormImages = {
  images: FormImage[]
  add: (files: readonly File[]) => void
  /** The same image with another crop. */
  replaceCrop: (key: string, cut: Blob) => void
  /** The selected file, which is sharper than the uploaded image. */
  getOriginal: (key: string) => Blob | undefined
  dispatch: (step: FormImageAction) => void
}

/** The images of a form; they upload while the user fills in the rest. */
export function useImages(
  shopId: string,
  maxImages: number,
  sources: readonly string[],
  alts: readonly string[] = [],
): FormImages {
  const [images, dispatch] = useReducer(formImagesReducer, undefined, () => toFormImages(sources, alts))
  const room = maxImages - images.length
  const queue = useRef(Promise.resolve())
  const originals = useRef(new Map<string, Blob>())
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const upload = useCallback(
    async (key: string, chosen: () => Promise<Blob>) => {
      if (isUnmounted.current) return
      try {
        const photo = await chosen()
        if (photo.size > uploadLimits.maxBytes)
          throw new Error(m.media.tooLarge(uploadLimits.maxBytes / 1_000_000))
        const src = await uploadImage(shopId, photo, (progress) =>
          dispatch({ type: 'progressed', key, progress }),
        )
        dispatch({ type: 'came', key, src })
      } catch (error) {
        dispatch({
          type: 'failed',
          key,
          message: error instanceof Error ? error.message : m.media.uploadFailed,
        })
      }
    },
    [shopId],
  )
  const resized = async (key: string, file: File) => {
    const photo = await resizePhoto(file)
    originals.current.set(key, photo)
    return photo
  }
  // one after another: a phone has not enough memory for ten decoded photos
  const enqueue = (key: string, chosen: () => Promise<Blob>) => {
    queue.current = queue.current.then(() => upload(key, chosen))
  }
  const add = (files: readonly File[]) => {
    const added = files
      .filter(
        ({ type, name }) => type.startsWith('image/') || /\.(jpe?g|png|webp|gif|avif|hei[cf])$/i.test(name),
      )
      .slice(0, Math.max(0, room))
      .map((file) => ({ key: createRandomKey(), name: file.name, file }))
    if (added.length === 0) return
    dispatch({ type: 'added', images: added.map(({ key, name }) => ({ key, name })) })
    for (const { key, file } of added) enqueue(key, () => resized(key, file))
  }
  const replaceCrop = (key: string, cut: Blob) => {
    dispatch({ type: 'recut', key, name: m.media.croppedName })
    enqueue(key, async () => cut)
  }
  return {
    images,
    add,
    replaceCrop,
    getOriginal: (key) => originals.current.get(key),
    dispatch,
  }
}

/**
 * Stores an image in the folder of the shop, and returns its address. Throws an `Error` whose message is
 * for the user.
 */
export async function uploadImage(
  shopId: string,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  const stored = (await uploadFile(getUploadPath(shopId, createRandomKey()), image, onProgress)) as {
    Id?: string
  }
  if (!stored.Id) throw new Error(m.media.uploadFailed)
  return `/api/images/${stored.Id}`
}
