import { expect, test } from 'vitest'
import { paymentPageMessage } from './payment-page-messages.ts'
import { isPaymentPage } from './use-payment-page.ts'

const site = 'http://192.168.1.20:3000'

test('a payment page is on this site or encrypted', () => {
  expect(isPaymentPage('/sandbox/pay/cs_test_1', site)).toBe(true)
  expect(isPaymentPage(`${site}/sandbox/pay/cs_test_1`, site)).toBe(true)
  expect(isPaymentPage('https://checkout.stripe.com/c/pay/cs_1', site)).toBe(true)
  for (const address of [
    'http://localhost:3000/sandbox/pay/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
  ])
    expect(isPaymentPage(address, site), address).toBe(false)
})

test('a payment page at another address of this site names the address where card payments work', () => {
  const { text } = paymentPageMessage('invalid', 'http://localhost:3000/sandbox/pay/cs_test_1', site)
  expect(text).toContain('Open http://localhost:3000 to pay by card')
})

test('an invalid address is not shown', () => {
  for (const address of ['http://', 'javascript:alert(1)'])
    expect(paymentPageMessage('invalid', address, site).text).toContain('no valid address')
})
