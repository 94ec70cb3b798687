import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckoutInput } from './checkout-input.ts'
import { clearCheckoutInput, readCheckoutInput, storeCheckoutInput } from './checkout-input-store.ts'

const fresh: CheckoutInput = {
  paymentOption: 'online',
  name: 'Kim',
  phone: '',
  email: '',
  address: '',
  save: [],
  shops: {},
}
const typed: CheckoutInput = {
  ...fresh,
  phone: '555',
  shops: { teahouse: { fulfillment: 'delivery', from: undefined, note: 'Ring' } },
}

beforeEach(() => {
  const input = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => input.get(key) ?? null,
    setItem: (key: string, value: string) => void input.set(key, value),
    removeItem: (key: string) => void input.delete(key),
  })
})

test('the input is restored after a reload, for the same user only', () => {
  storeCheckoutInput('kim', typed)
  expect(readCheckoutInput('kim', fresh)).toEqual(typed)
  expect(readCheckoutInput('lee', fresh)).toEqual(fresh)
})

test('after the order nothing is left', () => {
  storeCheckoutInput('kim', typed)
  clearCheckoutInput()
  expect(readCheckoutInput('kim', fresh)).toEqual(fresh)
})

test('invalid stored input is ignored', () => {
  sessionStorage.setItem('mainstreet_checkout', '{"userId":')
  expect(readCheckoutInput('kim', fresh)).toEqual(fresh)
})
