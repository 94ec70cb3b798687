import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Node } from '../nodes/server-process.ts'
import type { Factories, MadeProduct } from '../setup/factories.ts'
import type { Person } from '../setup/test-app.ts'
import type { Ends, Siege } from './generate-load.ts'

const program = fileURLToPath(new URL('./generate-load.ts', import.meta.url))

export type Besieged = { ends: Ends; p99: number; asked: number; failed: number; grownBytes: number }
export type Street = { db: Db; town: Factories; node: Node }

/** How it ends for those who besiege a node, and how long honest people wait meanwhile. */
export async function besiege(street: Street, siege: Siege | undefined, seconds: number): Promise<Besieged> {
  const { db, town, node } = street
  const [offender, product] = [await town.aCustomer(), await town.aProduct()]
  const honest = await Promise.all(Array.from({ length: 6 }, () => town.aCustomer()))
  const before = await bytesOf(db)
  const end = performance.now() + seconds * 1000
  const [ends, ...told] = await Promise.all([
    siege ? run(siege, node, seconds, offender) : {},
    ...honest.map((who) => shop(who, product, end)),
  ])
  const waits = told.flatMap(({ waits: its }) => its).sort((a, b) => a - b)
  return {
    ends,
    p99: waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    asked: waits.length,
    failed: told.reduce((sum, { failed }) => sum + failed, 0),
    grownBytes: (await bytesOf(db)) - before,
  }
}

/** Looks, asks and writes, with a breath between. */
async function shop(who: Person, product: MadeProduct, end: number) {
  const waits: number[] = []
  let failed = 0
  const key = { shop_id: product.shop.id, customer_id: who.id }
  const asks = [
    () => who.send(calls.listProducts),
    () => who.send(calls.getProduct, { params: { id: product.id } }),
    () => who.send(calls.listMessages, { query: key }),
    () => who.send(calls.sendMessage, { body: { ...key, message: 'Good day' } }),
  ]
  // listing an empty conversation is allowed, too: the first word comes first all the same
  await asks[3]?.()
  for (let turn = 0; performance.now() < end; turn++) {
    const began = performance.now()
    const answer = await asks[turn % asks.length]?.().catch(() => undefined)
    waits.push(performance.now() - began)
    if (!answer || answer.status >= 400) failed += 1
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return { waits, failed }
}

async function run(siege: Siege, { address }: Node, seconds: number, offender: Person): Promise<Ends> {
  const port = new URL(address).port
  const child = spawn(
    process.execPath,
    [program, siege, port, String(seconds), offender.token ?? '', offender.id],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await new Promise((resolve) => child.once('exit', resolve))
  return JSON.parse(said)
}

async function bytesOf(db: Db): Promise<number> {
  const row = await db.one<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(row?.bytes)
}
