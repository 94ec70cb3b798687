import { expect, test } from 'vitest'
import { buildCheckoutReturnUrls } from './checkout-return-urls.ts'

test('the placeholder of the session stays as Stripe reads it', () => {
  expect(buildCheckoutReturnUrls('p1', 'https://street.example')).toEqual({
    success_url: 'https://street.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://street.example/payment/cancel?checkout=p1',
  })
})

test('without an origin the addresses are paths', () => {
  expect(buildCheckoutReturnUrls('p1').success_url).toBe('/payment/success?session_id={CHECKOUT_SESSION_ID}')
})
