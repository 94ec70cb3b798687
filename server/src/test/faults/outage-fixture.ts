import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { TcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, expect } from 'vitest'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { startServerProcess } from '../nodes/server-process.ts'
import { createFactories, type TestProduct } from '../setup/factories.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-outage-'))
  // as root the database runs as another user, which must be able to enter
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

export const outages = {
  'refuses connections': (proxy: TcpProxy) => proxy.goOffline(),
  hangs: (proxy: TcpProxy) => proxy.cut(),
  'answers after three seconds': (proxy: TcpProxy) => proxy.delay(3 * secondMs),
} as const
export const outageKinds = Object.keys(outages) as (keyof typeof outages)[]

export const outageMs = 15 * secondMs
/** Beyond all timeouts and the retries of a call, on a busy machine. */
export const maxResponseMs = minuteMs
/** Within it even a retry has had its turn that was due at the end of the outage. */
export const recovery = { timeout: 4 * minuteMs, interval: 500 }

export async function startNode(env: Record<string, string>, database = createTestDatabase()) {
  const { url, open } = await database
  const node = await startServerProcess({ DATABASE_URL: url, DATA_DIR: createFolder(), ...env })
  const db = open()
  const users = createRemoteUsers(() => node.address)
  return { db, url, node, ...createFactories(db, users) }
}
export type OutageNode = Awaited<ReturnType<typeof startNode>>

/** Orders placed and pages opened, one after the other; each must succeed as if nothing were wrong. */
export async function useShop({ node, createCustomer }: OutageNode, product: TestProduct, forMs: number) {
  const until = performance.now() + forMs
  const customers: string[] = []
  let slowestMs = 0
  while (performance.now() < until) {
    const startedAt = performance.now()
    const customer = await createCustomer()
    const { status } = await customer.send(calls.placeOrder, {
      body: { shop_id: product.shop.id, product_id: product.id, order_type: 'order', customer_name: 'Kim' },
    })
    const page = await fetch(`${node.address}/api/products?limit=5`)
    await page.arrayBuffer()
    expect([status, page.status]).toEqual([201, 200])
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    customers.push(customer.id)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  expect(customers.length).toBeGreaterThan(0)
  return { customers, slowestMs }
}
