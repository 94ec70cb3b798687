import { spawn } from 'node:child_process'
import { get } from 'node:http'
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

type Waits = { waits: number[]; failed: number }

/** Measures how the requests of an attack end, and how long those of legitimate customers take meanwhile. */
export async function measureUnderLoad(
  target: LoadTarget,
  kind: LoadKind | undefined,
  seconds: number,
): Promise<LoadImpact> {
  const { factories } = target
  const [offender, product] = [await factories.createCustomer(), await factories.createProduct()]
  const honest = await Promise.all(Array.from({ length: 6 }, () => factories.createCustomer()))
  return measure(target, kind, seconds, offender, (end) =>
    honest.map((user) => browseAndMessage(user, product, end)),
  )
}

/** The same for visitors at other addresses, who are limited by address, too. */
export async function measureVisitorsUnderLoad(
  target: LoadTarget,
  kind: LoadKind | undefined,
  seconds: number,
): Promise<LoadImpact> {
  const { factories, node } = target
  const [offender, product] = [await factories.createCustomer(), await factories.createProduct()]
  const paths = ['/', `/product/${product.id}`, '/api/products', '/login']
  const addresses = [1, 2, 3, 4, 5, 6].map((last) => `127.0.1.${last}`)
  return measure(target, kind, seconds, offender, (end) =>
    addresses.map((address, index) =>
      repeatUntil(end, (turn) => requestFrom(address, node, paths[(turn + index) % paths.length] ?? '/')),
    ),
  )
}

async function measure(
  { db, node }: LoadTarget,
  kind: LoadKind | undefined,
  seconds: number,
  offender: TestUser,
  startHonest: (end: number) => Promise<Waits>[],
): Promise<LoadImpact> {
  const before = await getDatabaseBytes(db)
  const end = performance.now() + seconds * 1000
  const [outcomes, ...results] = await Promise.all([
    kind ? runLoad(kind, node, seconds, offender) : {},
    ...startHonest(end),
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
async function browseAndMessage(user: TestUser, product: TestProduct, end: number): Promise<Waits> {
  const key = { shop_id: product.shop.id, customer_id: user.id }
  const requests = [
    () => user.send(calls.listProducts),
    () => user.send(calls.getProduct, { params: { id: product.id } }),
    () => user.send(calls.listMessages, { query: key }),
    () => user.send(calls.sendMessage, { body: { ...key, message: 'Good day' } }),
  ]
  // listing an empty thread is allowed, too, but the first message has to come first
  await requests[3]?.()
  return repeatUntil(end, async (turn) => (await requests[turn % requests.length]?.())?.status)
}

/** `send` returns the status of the response. */
async function repeatUntil(end: number, send: (turn: number) => Promise<number | undefined>): Promise<Waits> {
  const waits: number[] = []
  let failed = 0
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now()
    const status = await send(turn).catch(() => undefined)
    waits.push(performance.now() - began)
    if (status === undefined || status >= 400) failed += 1
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return { waits, failed }
}

/** Until the whole response is there. */
function requestFrom(
  localAddress: string,
  { address }: ServerProcess,
  path: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(
      new URL(path, address),
      { localAddress, headers: { accept: 'text/html, application/json' } },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode))
        response.once('error', reject)
      },
    ).once('error', reject)
  })
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
