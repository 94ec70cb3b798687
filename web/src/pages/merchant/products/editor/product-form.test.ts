import { expect, test } from 'vitest'
import {
  emptyForm,
  findProductConflicts,
  getChanges,
  rebaseProductForm,
  toCreateBody,
  toProductForm,
} from './product-form.ts'

const mug = { name: 'Mug', price: 12, stock: 5, description: 'Blue', images: ['a', 'b'] }
const imageSet = { images: ['a', 'b'], alts: ['', ''] }

test('an untouched form changes nothing', () => {
  expect(getChanges(mug, toProductForm(mug), imageSet)).toEqual({})
})

test('only changed fields are sent', () => {
  const form = { ...toProductForm(mug), price: '13.5' }
  expect(getChanges(mug, form, { images: ['b', 'a'], alts: ['', ''] })).toEqual({
    price: 13.5,
    images: ['b', 'a'],
  })
})

test('an emptied sku is cleared', () => {
  const numbered = { ...mug, sku: 'M-1' }
  expect(getChanges(numbered, { ...toProductForm(numbered), sku: ' ' }, imageSet)).toEqual({ sku: null })
})

test('a new product sends all fields', () => {
  expect(
    toCreateBody({ ...emptyForm, name: ' Mug ', price: '4' }, { images: ['a'], alts: ['A mug'] }),
  ).toEqual({
    name: 'Mug',
    price: 4,
    stock: 1,
    sku: null,
    description: '',
    images: ['a'],
    image_alts: ['A mug'],
  })
})

test('two edits conflict only where both set the same field differently', () => {
  const changes = { price: 13, stock: 9 }
  expect(findProductConflicts(mug, changes, { ...mug, name: 'Cup', stock: 4 })).toEqual(['stock'])
  expect(findProductConflicts(mug, changes, { ...mug, price: 13 })).toEqual([])
})

test('on the current product only own changes stay that conflict with nothing', () => {
  const form = { ...toProductForm(mug), price: '13', stock: '9' }
  const changes = getChanges(mug, form, imageSet)
  const current = { ...mug, name: 'Cup', stock: 4 }
  const conflicts = findProductConflicts(mug, changes, current)
  const rebased = rebaseProductForm(form, changes, conflicts, current)
  expect(rebased).toEqual({ ...toProductForm(current), price: '13' })
  expect(getChanges(current, rebased, imageSet)).toEqual({ price: 13 })
})
