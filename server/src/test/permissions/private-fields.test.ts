import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import {
  createPermissionFixture,
  type PermissionActor,
  type PermissionFixture,
  sendCallAs,
} from './permission-fixture.ts'

const testApp = await createTestApp()

const things = ['shown', 'paid'] as const
const worlds = new Map<(typeof things)[number], PermissionFixture>()
/** Of the customer: what each reader may see of it. */
const secrets = {
  name: 'Kimberly Private',
  phone: '209-555-7731',
  address: '77 Private Lane',
  pickupCode: '773177',
  email: `private-${randomUUID()}@people.example`,
  saved: '209-555-7732',
}
type Secret = keyof typeof secrets

/** Nobody else but the customer and, on record, an admin sees anything. */
const allowed: Partial<Record<PermissionActor, Secret[]>> = { merchant: ['name', 'phone', 'address'] }

beforeAll(async () => {
  for (const thing of things) {
    const world = await createPermissionFixture(testApp, thing)
    const { customer, order } = world
    await testApp.db.one(sql`
      update orders set customer_name = ${secrets.name}, customer_phone = ${secrets.phone},
        delivery_address = ${secrets.address}, pickup_code = ${secrets.pickupCode} where id = ${order}`)
    await testApp.db.one(sql`
      update users set name = ${secrets.name}, email = ${`${thing}-${secrets.email}`}, contact_phone = ${secrets.saved}
      where id = ${customer}`)
    worlds.set(thing, world)
  }
})

// whoever has the link to a pickup pass sees the code
const reads = (Object.entries(calls) as [CallName, CallShape][])
  .filter(([name, { method }]) => method === 'GET' && name !== 'getPickupPass')
  .map(([name]) => name)

describe('no response has what its reader may not see of a customer', () => {
  test.each(reads)('%s', async (name) => {
    for (const [thing, world] of worlds)
      for (const actor of ['visitor', 'stranger', 'rival', 'merchant'] as const) {
        const response = await sendCallAs(name, thing, actor, world)
        const text = JSON.stringify(response.body ?? '')
        const seen = (Object.keys(secrets) as Secret[]).filter(
          (secret) => text.includes(secrets[secret]) && !allowed[actor]?.includes(secret),
        )
        expect(seen, `${actor}, ${thing}`).toEqual([])
      }
  })
})

test('the customer and the shop see what the others do not', async () => {
  const world = worlds.get('shown') as PermissionFixture
  const [own, shops] = await Promise.all(
    (['customer', 'merchant'] as const).map(async (actor) =>
      JSON.stringify((await sendCallAs('getOrder', 'shown', actor, world)).body),
    ),
  )
  expect(own).toContain(secrets.pickupCode)
  expect(shops).toContain(secrets.phone)
})
