import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { ServerProcess } from '../nodes/server-process.ts'
import type { Factories, TestProduct } from '../setup/factories.ts'
import type { TestUser } from '../setup/test-user.ts'
import type { LoadKind, OutcomeCounts } from './generate-load.ts'

const program = fileURLToPath(new URL('./generate-load.ts', import.meta.url))

export type LoadImpact = {
  outcomes: OutcomeCounts
  p99: number
  requests: number
  failed: number
  grownBytes: number
}
export type LoadTarget = { db: Db; factories: Factories; node: ServerProcess }

/** Measures how the requests of an attack end, and how long legitimate requests take meanwhile. */
export async function measureUnderLoad(
  target: LoadTarget,
  kind: LoadKind | undefined,
  seconds: number,
): Promise<LoadImpact> {
  const { db, factories, node } = target
  const [offender, product] = [await factories.createCustomer(), await factories.createProduct()]
  const honest = await Promise.all(Array.from({ length: 6 }, () => factories.createCustomer()))
  const before = await getDatabaseBytes(db)
  const end = performance.now() + seconds * 1000
  const [outcomes, ...results] = await Promise.all([
    kind ? runLoad(kind, node, seconds, offender) : {},
    ...honest.map((user) => browseAndMessage(user, product, end)),
  ])
  const waits = results.flatMap(({ waits: its }) => its).sort((a, b) => a - b)
  return {
    outcomes,
    p99: waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    requests: waits.length,
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    grownBytes: (await getDatabaseBytes(db)) - before,
  }
}

/** Reads and writes, with a pause between. */
async function browseAndMessage(user: TestUser, product: TestProduct, end: number) {
  const waits: number[] = []
  let failed = 0
  const key = { shop_id: product.shop.id, customer_id: user.id }
  const requests = [
    () => user.send(calls.listProducts),
    () => user.send(calls.getProduct, { params: { id: product.id } }),
    () => user.send(calls.listMessages, { query: key }),
    () => user.send(calls.sendMessage, { body: { ...key, message: 'Good day' } }),
  ]
  // listing an empty thread is allowed, too, but the first message has to come first
  await requests[3]?.()
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now()
    const response = await requests[turn % requests.length]?.().catch(() => undefined)
    waits.push(performance.now() - began)
    if (!response || response.status >= 400) failed += 1
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return { waits, failed }
}

async function runLoad(
  kind: LoadKind,
  { address }: ServerProcess,
  seconds: number,
  offender: TestUser,
): Promise<OutcomeCounts> {
  const port = new URL(address).port
  const child = spawn(
    process.execPath,
    [program, kind, port, String(seconds), offender.token ?? '', offender.id],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((resolve) => child.once('exit', resolve))
  return JSON.parse(output)
}

async function getDatabaseBytes(db: Db): Promise<number> {
  const row = await db.one<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(row?.bytes)
}
