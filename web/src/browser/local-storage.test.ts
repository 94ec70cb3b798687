// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readLocalStorage, tryStorage, writeLocalStorage } from './local-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is kept is read again', () => {
  writeLocalStorage('cup', { price: 4 })
  expect(readLocalStorage('cup')).toEqual({ price: 4 })
})

test('what cannot be read is told apart from what is not there', () => {
  localStorage.setItem('cup', '{half')
  expect([readLocalStorage('cup'), readLocalStorage('saucer')]).toEqual([undefined, null])
})

test('a browser that forbids storage costs nothing but the memory', () => {
  vi.stubGlobal('localStorage', undefined)
  writeLocalStorage('cup', 1)
  expect([readLocalStorage('cup'), tryStorage(() => localStorage.getItem('cup'))]).toEqual([
    undefined,
    undefined,
  ])
})
