import { uploads } from '@mainstreet/contract/limits.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { newKey } from '../../api/new-key.ts'
import { type FormPicture, type PictureStep, picturesOf, stepPictures } from './picture-list.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { uploadPicture } from './upload-picture.ts'

export type Pictures = {
  pictures: FormPicture[]
  add: (files: readonly File[]) => void
  step: (step: PictureStep) => void
}

/** The pictures of a form; they are sent while the rest is still typed. */
export function usePictures(shopId: string, sources: readonly string[], most: number): Pictures {
  const [pictures, step] = useReducer(stepPictures, sources, picturesOf)
  const room = most - pictures.length
  const queue = useRef(Promise.resolve())
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const bring = useCallback(
    async (key: string, file: File) => {
      if (gone.current) return
      try {
        const photo = await shrinkPhoto(file)
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
  const add = (files: readonly File[]) => {
    const added = files
      .filter(
        ({ type, name }) => type.startsWith('image/') || /\.(jpe?g|png|webp|gif|avif|heic)$/i.test(name),
      )
      .slice(0, Math.max(0, room))
      .map((file) => ({ key: newKey(), name: file.name, file }))
    if (added.length === 0) return
    step({ type: 'added', pictures: added.map(({ key, name }) => ({ key, name })) })
    // one after the other: a phone has not the memory for ten open photos
    for (const { key, file } of added) queue.current = queue.current.then(() => bring(key, file))
  }
  return { pictures, add, step }
}
