// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readLocalStorage, tryStorage, writeLocalStorage } from './local-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a written value is read back', () => {
  writeLocalStorage('cup', { price: 4 })
  expect(readLocalStorage('cup')).toEqual({ price: 4 })
})

test('an unreadable value is undefined, a missing one null', () => {
  localStorage.setItem('cup', '{half')
  expect([readLocalStorage('cup'), readLocalStorage('saucer')]).toEqual([undefined, null])
})

test('without storage permission nothing throws, and nothing is stored', () => {
  vi.stubGlobal('localStorage', undefined)
  writeLocalStorage('cup', 1)
  expect([readLocalStorage('cup'), tryStorage(() => localStorage.getItem('cup'))]).toEqual([
    undefined,
    undefined,
  ])
})
