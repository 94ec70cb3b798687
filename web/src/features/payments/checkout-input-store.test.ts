import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckoutInput } from './checkout-input.ts'
import { clearCheckoutInput, readCheckoutInput, storeCheckoutInput } from './checkout-input-store.ts'

const fresh: CheckoutInput = {
  fulfilment: 'pickup',
  paymentOption: 'online',
  name: 'Kim',
  phone: '',
  email: '',
  address: '',
  shops: {},
}
const typed: CheckoutInput = {
  ...fresh,
  phone: '555',
  shops: { teahouse: { from: undefined, note: 'Ring' } },
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what was typed is there again after a reload, for the same person only', () => {
  storeCheckoutInput('kim', typed)
  expect(readCheckoutInput('kim', fresh)).toEqual(typed)
  expect(readCheckoutInput('lee', fresh)).toEqual(fresh)
})

test('once it is ordered nothing is left of it', () => {
  storeCheckoutInput('kim', typed)
  clearCheckoutInput()
  expect(readCheckoutInput('kim', fresh)).toEqual(fresh)
})

test('what cannot be read begins anew', () => {
  sessionStorage.setItem('mainstreet_checkout', '{"userId":')
  expect(readCheckoutInput('kim', fresh)).toEqual(fresh)
})
