import { expect, test } from 'vitest'
import { getTown } from './use-shop-location.ts'

test.each([
  ['12 Main Street, Mariposa', 'Mariposa'],
  ['12 Main Street, Mariposa, CA', 'Mariposa, CA'],
  ['Mariposa', undefined],
  ['12 Main Street, ', undefined],
])('the town of "%s" is %s', (address, town) => {
  expect(getTown(address)).toBe(town)
})
