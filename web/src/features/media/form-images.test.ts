import { expect, test } from 'vitest'
import { altsOf, isComing, picturesOf, sourcesOf, stepPictures } from './form-images.ts'

const three = picturesOf(['a', 'b', 'c'])

test('a picture goes where it is put, and the others keep their order', () => {
  const move = (key: string, to: number) => sourcesOf(stepPictures(three, { type: 'moved', key, to }))
  expect(move('kept-2', 0)).toEqual(['c', 'a', 'b'])
  expect(move('kept-0', 2)).toEqual(['b', 'c', 'a'])
  expect(move('kept-0', -1)).toEqual(['a', 'b', 'c'])
  expect(move('kept-0', 3)).toEqual(['a', 'b', 'c'])
})

test('what is on its way counts only once it has come', () => {
  const coming = stepPictures(three, { type: 'added', pictures: [{ key: 'new', name: 'mug.jpg' }] })
  expect(isComing(coming)).toBe(true)
  expect(sourcesOf(coming)).toEqual(['a', 'b', 'c'])
  const come = stepPictures(coming, { type: 'came', key: 'new', src: 'd' })
  expect(isComing(come)).toBe(false)
  expect(sourcesOf(come)).toEqual(['a', 'b', 'c', 'd'])
})

test('what was taken away while it came does not come back', () => {
  const coming = stepPictures(three, { type: 'added', pictures: [{ key: 'new', name: 'mug.jpg' }] })
  const gone = stepPictures(coming, { type: 'removed', key: 'new' })
  expect(stepPictures(gone, { type: 'came', key: 'new', src: 'd' })).toEqual(three)
})

test('what failed says why and is not part of the product', () => {
  const coming = stepPictures(three, { type: 'added', pictures: [{ key: 'new', name: 'mug.jpg' }] })
  const failed = stepPictures(coming, { type: 'failed', key: 'new', words: 'Too large' })
  expect(failed.at(-1)).toEqual({ key: 'new', alt: '', state: 'failed', name: 'mug.jpg', words: 'Too large' })
  expect(sourcesOf(failed)).toEqual(['a', 'b', 'c'])
})

test('what a picture shows goes along when it is moved or cut anew', () => {
  const described = stepPictures(three, { type: 'described', key: 'kept-2', alt: ' Lit ' })
  const moved = stepPictures(described, { type: 'moved', key: 'kept-2', to: 0 })
  const cutting = stepPictures(moved, { type: 'recut', key: 'kept-2', name: 'cut' })
  expect(isComing(cutting)).toBe(true)
  expect(sourcesOf(cutting)).toEqual(['c', 'a', 'b'])
  const cut = stepPictures(cutting, { type: 'came', key: 'kept-2', src: 'd' })
  expect([sourcesOf(cut), altsOf(cut)]).toEqual([
    ['d', 'a', 'b'],
    ['Lit', '', ''],
  ])
})

test('a cut that could not be sent leaves the picture that was there, and says why', () => {
  const cutting = stepPictures(three, { type: 'recut', key: 'kept-0', name: 'cut' })
  const failed = stepPictures(cutting, { type: 'failed', key: 'kept-0', words: 'Offline' })
  expect(failed[0]).toEqual({ key: 'kept-0', alt: '', state: 'ready', src: 'a', words: 'Offline' })
})
