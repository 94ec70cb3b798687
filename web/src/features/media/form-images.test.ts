import { expect, test } from 'vitest'
import { formImagesReducer, getAltTexts, getImageSources, isUploading, toFormImages } from './form-images.ts'

const three = toFormImages(['a', 'b', 'c'])

test('a moved image takes its new position, and the others keep their order', () => {
  const move = (key: string, to: number) =>
    getImageSources(formImagesReducer(three, { type: 'moved', key, to }))
  expect(move('kept-2', 0)).toEqual(['c', 'a', 'b'])
  expect(move('kept-0', 2)).toEqual(['b', 'c', 'a'])
  expect(move('kept-0', -1)).toEqual(['a', 'b', 'c'])
  expect(move('kept-0', 3)).toEqual(['a', 'b', 'c'])
})

test('an image counts only after its upload', () => {
  const coming = formImagesReducer(three, { type: 'added', images: [{ key: 'new', name: 'mug.jpg' }] })
  expect(isUploading(coming)).toBe(true)
  expect(getImageSources(coming)).toEqual(['a', 'b', 'c'])
  const come = formImagesReducer(coming, { type: 'came', key: 'new', src: 'd' })
  expect(isUploading(come)).toBe(false)
  expect(getImageSources(come)).toEqual(['a', 'b', 'c', 'd'])
})

test('an image that was removed during its upload does not come back', () => {
  const coming = formImagesReducer(three, { type: 'added', images: [{ key: 'new', name: 'mug.jpg' }] })
  const gone = formImagesReducer(coming, { type: 'removed', key: 'new' })
  expect(formImagesReducer(gone, { type: 'came', key: 'new', src: 'd' })).toEqual(three)
})

test('a failed image says why and is not part of the product', () => {
  const coming = formImagesReducer(three, { type: 'added', images: [{ key: 'new', name: 'mug.jpg' }] })
  const failed = formImagesReducer(coming, { type: 'failed', key: 'new', message: 'Too large' })
  expect(failed.at(-1)).toEqual({
    key: 'new',
    alt: '',
    state: 'failed',
    name: 'mug.jpg',
    message: 'Too large',
  })
  expect(getImageSources(failed)).toEqual(['a', 'b', 'c'])
})

test('the alt text stays with an image that is moved or cropped again', () => {
  const described = formImagesReducer(three, { type: 'described', key: 'kept-2', alt: ' Lit ' })
  const moved = formImagesReducer(described, { type: 'moved', key: 'kept-2', to: 0 })
  const cutting = formImagesReducer(moved, { type: 'recut', key: 'kept-2', name: 'cut' })
  expect(isUploading(cutting)).toBe(true)
  expect(getImageSources(cutting)).toEqual(['c', 'a', 'b'])
  const cut = formImagesReducer(cutting, { type: 'came', key: 'kept-2', src: 'd' })
  expect([getImageSources(cut), getAltTexts(cut)]).toEqual([
    ['d', 'a', 'b'],
    ['Lit', '', ''],
  ])
})

test('a crop that could not be uploaded keeps the previous image, and says why', () => {
  const cutting = formImagesReducer(three, { type: 'recut', key: 'kept-0', name: 'cut' })
  const failed = formImagesReducer(cutting, { type: 'failed', key: 'kept-0', message: 'Offline' })
  expect(failed[0]).toEqual({ key: 'kept-0', alt: '', state: 'ready', src: 'a', message: 'Offline' })
})
