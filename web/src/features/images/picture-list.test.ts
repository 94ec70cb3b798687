import { expect, test } from 'vitest'
import { isComing, picturesOf, sourcesOf, stepPictures } from './picture-list.ts'

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
  expect(failed.at(-1)).toEqual({ key: 'new', state: 'failed', name: 'mug.jpg', words: 'Too large' })
  expect(sourcesOf(failed)).toEqual(['a', 'b', 'c'])
})
