import { beforeEach, expect, test, vi } from 'vitest'
import type { Wishes } from './checkout-input.ts'
import { forgetWishes, keepWishes, keptWishes } from './checkout-input-store.ts'

const fresh: Wishes = {
  fulfilment: 'pickup',
  way: 'online',
  name: 'Kim',
  phone: '',
  email: '',
  address: '',
  shops: {},
}
const typed: Wishes = { ...fresh, phone: '555', shops: { teahouse: { from: undefined, note: 'Ring' } } }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what was typed is there again after a reload, for the same person only', () => {
  keepWishes('kim', typed)
  expect(keptWishes('kim', fresh)).toEqual(typed)
  expect(keptWishes('lee', fresh)).toEqual(fresh)
})

test('once it is ordered nothing is left of it', () => {
  keepWishes('kim', typed)
  forgetWishes()
  expect(keptWishes('kim', fresh)).toEqual(fresh)
})

test('what cannot be read begins anew', () => {
  sessionStorage.setItem('mainstreet_checkout', '{"userId":')
  expect(keptWishes('kim', fresh)).toEqual(fresh)
})
