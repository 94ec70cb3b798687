import { uploads } from '@mainstreet/contract/limits.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { newKey } from '../../browser/random-key.ts'
import { type FormPicture, type PictureStep, picturesOf, stepPictures } from './form-images.ts'
import { shrinkPhoto } from './resize/resize-photo.ts'
import { uploadPicture } from './upload-image.ts'

export type Pictures = {
  pictures: FormPicture[]
  add: (files: readonly File[]) => void
  /** The same picture, cut anew. */
  recut: (key: string, cut: Blob) => void
  /** As it was chosen here, which is sharper than what the street is shown. */
  originalOf: (key: string) => Blob | undefined
  step: (step: PictureStep) => void
}

/** The pictures of a form; they are sent while the rest is still typed. */
export function usePictures(
  shopId: string,
  most: number,
  sources: readonly string[],
  alts: readonly string[] = [],
): Pictures {
  const [pictures, step] = useReducer(stepPictures, undefined, () => picturesOf(sources, alts))
  const room = most - pictures.length
  const queue = useRef(Promise.resolve())
  const originals = useRef(new Map<string, Blob>())
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const bring = useCallback(
    async (key: string, chosen: () => Promise<Blob>) => {
      if (gone.current) return
      try {
        const photo = await chosen()
        if (photo.size > uploads.mostBytes) throw new Error('A picture has at most 20 MB.')
        const src = await uploadPicture(shopId, photo, (progress) =>
          step({ type: 'progressed', key, progress }),
        )
        step({ type: 'came', key, src })
      } catch (fault) {
        step({
          type: 'failed',
          key,
          words: fault instanceof Error ? fault.message : 'The picture could not be kept.',
        })
      }
    },
    [shopId],
  )
  const shrunk = async (key: string, file: File) => {
    const photo = await shrinkPhoto(file)
    originals.current.set(key, photo)
    return photo
  }
  // one after the other: a phone has not the memory for ten open photos
  const inTurn = (key: string, chosen: () => Promise<Blob>) => {
    queue.current = queue.current.then(() => bring(key, chosen))
  }
  const add = (files: readonly File[]) => {
    const added = files
      .filter(
        ({ type, name }) => type.startsWith('image/') || /\.(jpe?g|png|webp|gif|avif|hei[cf])$/i.test(name),
      )
      .slice(0, Math.max(0, room))
      .map((file) => ({ key: newKey(), name: file.name, file }))
    if (added.length === 0) return
    step({ type: 'added', pictures: added.map(({ key, name }) => ({ key, name })) })
    for (const { key, file } of added) inTurn(key, () => shrunk(key, file))
  }
  const recut = (key: string, cut: Blob) => {
    step({ type: 'recut', key, name: 'the new cut' })
    inTurn(key, async () => cut)
  }
  return { pictures, add, recut, originalOf: (key) => originals.current.get(key), step }
}
