import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import { callRates } from '@mainstreet/contract/http-limits.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { createNetwork, sendFrom } from './send-from.ts'

const testApp = await createTestApp({ env: { CALL_LIMITS: 'on' } })

const { maxRows, batchRows } = productImportLimits
const fullFile = Array.from({ length: maxRows }, (_, at) => ({ name: `Jar ${at}`, price: 4 }))

test.each(['approved', 'pending_approval'] as const)(
  'a merchant whose shop is %s checks and imports the largest file in batches',
  async (status) => {
    const shop = await testApp.createShop({ status })
    const ip = `${createNetwork()}::1`
    const submit = (call: CallShape, products: object[]) =>
      sendFrom(testApp, ip, shop.merchant, call, { shopId: shop.id, products })
    for (let count = 0; count < 3; count++)
      expect((await submit(calls.validateProductImport, fullFile)).status).toBe(200)
    for (let start = 0; start < maxRows; start += batchRows) {
      const batch = fullFile.slice(start, start + batchRows)
      expect((await submit(calls.importProducts, batch)).status).toBe(201)
    }
  },
)

test('imports are limited by their rows, more so for a shop that waits for approval', async () => {
  for (const [status, { account }] of [
    ['approved', callRates.imports],
    ['pending_approval', callRates.unapprovedImports],
  ] as const) {
    const shop = await testApp.createShop({ status })
    const check = (products: object[]) =>
      sendFrom(testApp, `${createNetwork()}::1`, shop.merchant, calls.validateProductImport, {
        shopId: shop.id,
        products,
      })
    for (let count = 0; count < (account * batchRows) / maxRows; count++)
      expect((await check(fullFile)).status).toBe(200)
    expect(await check([{ name: 'Cup', price: 4 }])).toMatchObject({ status: 429, code: 'rate_limited' })
  }
})
