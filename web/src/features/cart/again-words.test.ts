import { expect, test } from 'vitest'
import { againWords } from './again-words.ts'

const items = [
  { product_id: '1', name: 'Jam' },
  { product_id: '2', name: 'Tea' },
]

test('what is no longer there is named', () => {
  expect(againWords(items, [])).toMatchObject({ some: true, description: 'With the prices of today.' })
  expect(againWords(items, ['2'])).toMatchObject({ some: true, description: 'Not there any more: Tea' })
  expect(againWords(items, ['1', '2'])).toMatchObject({ some: false, description: 'Jam, Tea' })
})
