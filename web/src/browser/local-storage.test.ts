// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keep, readKept, tried } from './local-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is kept is read again', () => {
  keep('cup', { price: 4 })
  expect(readKept('cup')).toEqual({ price: 4 })
})

test('what cannot be read is told apart from what is not there', () => {
  localStorage.setItem('cup', '{half')
  expect([readKept('cup'), readKept('saucer')]).toEqual([undefined, null])
})

test('a browser that forbids storage costs nothing but the memory', () => {
  vi.stubGlobal('localStorage', undefined)
  keep('cup', 1)
  expect([readKept('cup'), tried(() => localStorage.getItem('cup'))]).toEqual([undefined, undefined])
})
