import { calls } from '@mainstreet/contract/calls.ts'
import fc from 'fast-check'
import { vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startNode } from '../nodes/in-process-node.ts'
import type { Town } from '../setup/test-app.ts'
import { aTalker, type Talker } from './chat-client.ts'
import { openLeakyStreet } from './partitionable-bus.ts'

/** What can happen to two people who talk over two nodes. `who` and `node` are 0 or 1. */
export type Step =
  | { do: 'say' | 'cut' | 'read'; who: number }
  | { do: 'post'; who: number; node: number; times: number; loses: boolean }
  | { do: 'connect'; who: number; node: number }
  | { do: 'cut_bus' | 'heal_bus' | 'restart'; node: number }
  | { do: 'pause' }

const either = fc.nat({ max: 1 })

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), who: either }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('post' as const),
        who: either,
        node: either,
        times: fc.integer({ min: 1, max: 3 }),
        loses: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('connect' as const), who: either, node: either }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('cut' as const, 'read' as const), who: either }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('cut_bus' as const, 'heal_bus' as const), node: either }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), node: either }) },
    { weight: 2, arbitrary: fc.constant({ do: 'pause' as const }) },
  ),
  { minLength: 10, maxLength: 60 },
)

/** Lives through the steps, then lets everything heal, and says in words what is wrong in the end. */
export async function live(town: Town, story: Step[]): Promise<string[]> {
  const openNode = openLeakyStreet()
  const places = await Promise.all(
    [openNode(), openNode()].map(async (bus) => ({ bus, node: await startNode(town, bus) })),
  )
  const [customer, shop] = [await town.aCustomer(), await town.aShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
  const talkers = [aTalker(customer, key, 'customer'), aTalker(shop.merchant, key, 'merchant')]
  const at = (index: number) => places[index] as (typeof places)[number]
  const whom = (index: number) => talkers[index] as Talker

  try {
    let count = 0
    for (const step of story) {
      if (step.do === 'say') whom(step.who).say(`${step.who} says ${count++}`)
      if (step.do === 'post') await whom(step.who).post(at(step.node).node, step.times, () => step.loses)
      if (step.do === 'connect') await whom(step.who).connect(at(step.node).node)
      if (step.do === 'cut') whom(step.who).cut()
      if (step.do === 'read') await whom(step.who).read(at(0).node)
      if (step.do === 'cut_bus') at(step.node).bus.cut()
      if (step.do === 'heal_bus') at(step.node).bus.heal()
      if (step.do === 'restart') {
        await at(step.node).node.stop()
        at(step.node).node = await startNode(town, at(step.node).bus)
      }
      if (step.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 5))
    }
    for (const { bus } of places) bus.heal()
    for (const talker of talkers) {
      await talker.connect(at(0).node)
      while (talker.isWaiting()) await talker.post(at(1).node)
    }
    return await faultsIn(town, key, talkers)
  } finally {
    for (const talker of talkers) talker.cut()
    await Promise.all(places.map(({ node }) => node.stop()))
  }
}

const settleMs = 15_000

async function faultsIn(town: Town, key: { shop_id: string }, talkers: Talker[]): Promise<string[]> {
  const rows = await town.db.many<{ seq: number; message_id: string }>(sql`
    select seq, message_id from direct_messages where shop_id = ${key.shop_id} order by seq`)
  const truth = rows.map(({ seq, message_id }) => `${seq} ${message_id}`).join()
  const seen = (talker: Talker) => talker.list.map(({ seq, message_id }) => `${seq} ${message_id}`).join()
  await vi
    .waitFor(() => {
      if (!talkers.every((talker) => seen(talker) === truth)) throw new Error('not yet')
    }, settleMs)
    .catch(() => {})
  const stored = new Set(rows.map(({ message_id }) => message_id))
  const counts = await town.db.one<{ wrong: number }>(sql`
    select count(*)::integer as wrong from chat_threads t where shop_id = ${key.shop_id} and (
      customer_count - shop_read_count <> (select count(*) from direct_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'customer' and seq > t.shop_read_seq)
      or shop_count - customer_read_count <> (select count(*) from direct_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'merchant' and seq > t.customer_read_seq))`)
  return [
    ...talkers.flatMap(({ faults }) => faults),
    ...talkers.flatMap((talker) =>
      seen(talker) === truth ? [] : [`one sees ${seen(talker)}, stored is ${truth}`],
    ),
    ...talkers.flatMap(({ acknowledged }) =>
      [...acknowledged].filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
    ),
    ...(stored.size === rows.length ? [] : ['something is stored twice']),
    ...(rows.every(({ seq }, index) => seq === index + 1) ? [] : ['the numbers have a gap']),
    ...(counts?.wrong === 0 ? [] : ['the unread counts are wrong']),
  ]
}
