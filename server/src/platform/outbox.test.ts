import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../test/database.ts'
import type { Tx } from './db.ts'
import { announce as announceTopic, startOutbox } from './outbox.ts'
import { sql } from './sql.ts'

const { open } = await freshDatabase()
const db = open()
// the outbox looks into no news
const announce = announceTopic as (tx: Tx, topic: string, news: unknown) => Promise<void>
const left = async () =>
  (await db.one<{ left: number }>(sql`select count(*)::integer as left from outbox`))?.left

test('news are delivered in order, and only what was committed', async () => {
  const delivered: unknown[] = []
  const outbox = startOutbox(
    db,
    ({ payload }) => void delivered.push(payload),
    () => {},
  )
  await db.tx((tx) => announce(tx, 'jar', 1))
  await db
    .tx(async (tx) => {
      await announce(tx, 'jar', 'never')
      throw new Error('no')
    })
    .catch(() => {})
  await db.tx((tx) => announce(tx, 'jar', 2))
  outbox.wake()
  await vi.waitFor(() => expect(delivered).toEqual([1, 2]))
  await outbox.stop()
})

test('news that could not be delivered stay and are tried again', async () => {
  let falls = 2
  const delivered: unknown[] = []
  const outbox = startOutbox(
    db,
    ({ payload }) => {
      if (falls-- > 0) throw new Error('nobody there')
      delivered.push(payload)
    },
    () => {},
  )
  await db.tx((tx) => announce(tx, 'jar', 3))
  outbox.wake()
  await vi.waitFor(() => expect(delivered).toEqual([3]), 6000)
  await outbox.stop()
  expect(await left()).toBe(0)
})

test('two nodes share the work and deliver nothing twice', async () => {
  const delivered: unknown[] = []
  const nodes = [open(), open()].map((node) =>
    startOutbox(
      node,
      ({ payload }) => void delivered.push(payload),
      () => {},
    ),
  )
  await db.tx(async (tx) => {
    for (let count = 0; count < 500; count++) await announce(tx, 'jar', count)
  })
  for (const node of nodes) node.wake()
  await vi.waitFor(async () => expect(await left()).toBe(0), 6000)
  await Promise.all(nodes.map((node) => node.stop()))
  expect(delivered.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 500 }, (_, at) => at),
  )
})
