import { expect, test } from 'vitest'
import { closing, mayComeBack } from './close-codes.ts'

test('a browser comes back after a restart, and not after its session was ended', () => {
  expect(mayComeBack(closing.restart)).toBe(true)
  expect(mayComeBack(1006)).toBe(true)
  expect(mayComeBack(closing.sessionOver)).toBe(false)
  expect(mayComeBack(closing.notYou)).toBe(false)
})
