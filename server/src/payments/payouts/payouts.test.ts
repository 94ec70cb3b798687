import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  requireOrderFor,
} from '../../test/payments/payments-fixture.ts'

const { testApp, payments } = await createPaymentsTestApp()
const admin = await testApp.createAdmin()
/** Noon at the shops. */
const noon = new Date('2026-06-10T19:00:00Z')
let { customer, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, book } = await createCustomerAndProducts(testApp))
  // 19.99 less a commission of 7.5 percent
  await payments.captured(customer, [book])
  testApp.clock.now = noon
})

const list = async () =>
  (await book.shop.merchant.send(calls.listPayouts, { params: { id: book.shop.id } })).body
const record = (amount: number, paid_on: string, headers = {}) =>
  admin.send(calls.recordPayout, {
    params: { id: book.shop.id },
    body: { amount, paid_on, reference: 'June 1' },
    headers,
  })
const remove = (payout_id: string, id = book.shop.id) =>
  admin.send(calls.deletePayout, { params: { id, payout_id } })

test('without payouts the balance is what the card payments of the shop left', async () => {
  expect(await list()).toMatchObject({
    data: [],
    balance_amount: 18.49,
    paid_out_amount: 0,
    next_payout: null,
    card_payments: true,
  })
})

test('a payout of today or before leaves the balance; one to come is the next payout', async () => {
  await record(2, '2026-06-01')
  await record(5, '2026-06-10')
  await record(4, '2026-06-20')
  await record(3, '2026-06-12')
  const payout = { reference: 'June 1', scheduled: false }
  expect(await list()).toMatchObject({
    data: [
      { ...payout, amount: 4, paid_on: '2026-06-20', scheduled: true },
      { ...payout, amount: 3, paid_on: '2026-06-12', scheduled: true },
      { ...payout, amount: 5, paid_on: '2026-06-10' },
      { ...payout, amount: 2, paid_on: '2026-06-01' },
    ],
    balance_amount: 11.49,
    paid_out_amount: 7,
    next_payout: { amount: 3, paid_on: '2026-06-12' },
  })

  testApp.clock.now = new Date('2026-06-12T19:00:00Z')
  expect(await list()).toMatchObject({ balance_amount: 8.49, next_payout: { amount: 4 } })
})

test('the day changes at midnight of the shop', async () => {
  await testApp.db.one(sql`
    update shops set hours = jsonb_set(hours::jsonb, '{time_zone}', '"America/Los_Angeles"') where id = ${book.shop.id}`)
  await record(3, '2026-06-11')
  testApp.clock.now = new Date('2026-06-11T06:59:00Z')
  expect((await list()).next_payout).toMatchObject({ amount: 3 })
  testApp.clock.now = new Date('2026-06-11T07:00:00Z')
  expect(await list()).toMatchObject({ next_payout: null, paid_out_amount: 3 })
})

test('payouts never exceed what the shop is owed, also when many are recorded at once', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => record(4, '2026-06-20')))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(4)
  const rejected = responses.find(({ status }) => status !== 201)
  expect(rejected).toMatchObject({ status: 422, body: { details: [{ path: 'amount' }] } })
  expect((await record(2.5, '2026-06-10')).status).toBe(422)
  expect((await record(2.49, '2026-06-10')).status).toBe(201)
  expect((await list()).pagination.total).toBe(5)
})

test('a repeated request records one payout', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await record(4, '2026-06-01', headers)
  expect((await record(4, '2026-06-01', headers)).body).toEqual(first.body)
  expect((await list()).pagination.total).toBe(1)
})

test('a refund after a payout makes the balance negative, which the shop sees', async () => {
  const { orders } = await payments.captured(customer, [book])
  await record(36.98, '2026-06-10')
  await book.shop.merchant.send(calls.refundOrder, {
    params: { id: requireOrderFor(orders, book).id },
    body: { reason: 'Broken' },
  })
  await expect.poll(list).toMatchObject({ balance_amount: -18.49 })
  expect((await record(0.01, '2026-06-10')).status).toBe(422)
})

test('what is no amount or no day is rejected at its field', async () => {
  for (const [body, path] of [
    [{ amount: 0, paid_on: '2026-06-01' }, 'amount'],
    [{ amount: 1.005, paid_on: '2026-06-01' }, 'amount'],
    [{ amount: 1, paid_on: '2026-06-31' }, 'paid_on'],
    [{ amount: 1, paid_on: '2026-06-01', reference: 'x'.repeat(141) }, 'reference'],
  ] as const)
    expect(await admin.send(calls.recordPayout, { params: { id: book.shop.id }, body })).toMatchObject({
      status: 400,
      body: { details: [{ path }] },
    })
  expect((await list()).data).toEqual([])
})

test('a payout can be removed, once, and only under its shop; both are in the audit log', async () => {
  const { id } = (await record(4, '2026-06-01')).body.payout
  expect((await remove(id, (await testApp.createShop()).id)).status).toBe(404)
  expect((await remove(id)).status).toBe(204)
  expect((await remove(id)).status).toBe(404)
  expect(await list()).toMatchObject({ data: [], balance_amount: 18.49 })
  const log = await testApp.db.many(sql`
    select action from audit_log where subject_id = ${book.shop.id} and actor_id = ${admin.id} order by id`)
  expect(log).toEqual([{ action: 'shop.record_payout' }, { action: 'shop.delete_payout' }])
})
