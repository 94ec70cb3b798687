import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { vi } from 'vitest'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import type { TestApp } from '../setup/test-app.ts'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createPartitionableBuses } from './partitionable-bus.ts'

/** The possible events of a chat between two users on two nodes. `who` and `node` are 0 or 1. */
export type ChatStep =
  | { do: 'say' | 'cut' | 'read'; who: number }
  | { do: 'post'; who: number; node: number; times: number; loses: boolean }
  | { do: 'connect'; who: number; node: number }
  | { do: 'cut_bus' | 'heal_bus' | 'restart'; node: number }
  | { do: 'pause' }

const nodeOrUserIndex = fc.nat({ max: 1 })

export const chatScenarios: fc.Arbitrary<ChatStep[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), who: nodeOrUserIndex }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('post' as const),
        who: nodeOrUserIndex,
        node: nodeOrUserIndex,
        times: fc.integer({ min: 1, max: 3 }),
        loses: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('connect' as const),
        who: nodeOrUserIndex,
        node: nodeOrUserIndex,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('cut' as const, 'read' as const), who: nodeOrUserIndex }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('cut_bus' as const, 'heal_bus' as const),
        node: nodeOrUserIndex,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), node: nodeOrUserIndex }) },
    { weight: 2, arbitrary: fc.constant({ do: 'pause' as const }) },
  ),
  { minLength: 10, maxLength: 60 },
)

/** Runs the steps, then restores all connections, and describes what is wrong in the end. */
export async function playChatScenario(testApp: TestApp, scenario: ChatStep[]): Promise<string[]> {
  const openNode = createPartitionableBuses()
  const nodes = await Promise.all(
    [openNode(), openNode()].map(async (bus) => ({ bus, node: await startInProcessNode(testApp, bus) })),
  )
  const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
  const chatClients = [
    createChatClient(customer, key, 'customer'),
    createChatClient(shop.merchant, key, 'merchant'),
  ]
  const at = (index: number) => nodes[index] as (typeof nodes)[number]
  const whom = (index: number) => chatClients[index] as ChatClient

  try {
    let count = 0
    for (const step of scenario) {
      if (step.do === 'say') whom(step.who).queueMessage(`${step.who} says ${count++}`)
      if (step.do === 'post') await whom(step.who).flush(at(step.node).node, step.times, () => step.loses)
      if (step.do === 'connect') await whom(step.who).connect(at(step.node).node)
      if (step.do === 'cut') whom(step.who).disconnect()
      if (step.do === 'read') await whom(step.who).markRead(at(0).node)
      if (step.do === 'cut_bus') at(step.node).bus.cut()
      if (step.do === 'heal_bus') at(step.node).bus.heal()
      if (step.do === 'restart') {
        await at(step.node).node.stop()
        at(step.node).node = await startInProcessNode(testApp, at(step.node).bus)
      }
      if (step.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 5))
    }
    for (const { bus } of nodes) bus.heal()
    for (const client of chatClients) {
      await client.connect(at(0).node)
      while (client.hasUnsentMessages()) await client.flush(at(1).node)
    }
    return await findProblems(testApp, key, chatClients)
  } finally {
    for (const client of chatClients) client.disconnect()
    await Promise.all(nodes.map(({ node }) => node.stop()))
  }
}

const convergenceTimeoutMs = 15_000

async function findProblems(
  testApp: TestApp,
  key: { shop_id: string },
  chatClients: ChatClient[],
): Promise<string[]> {
  const rows = await testApp.db.many<{ seq: number; message_id: string }>(sql`
    select seq, message_id from chat_messages where shop_id = ${key.shop_id} order by seq`)
  const truth = rows.map(({ seq, message_id }) => `${seq} ${message_id}`).join()
  const seen = (client: ChatClient) =>
    client.messages.map(({ seq, message_id }) => `${seq} ${message_id}`).join()
  await vi
    .waitFor(() => {
      if (!chatClients.every((client) => seen(client) === truth)) throw new Error('not yet')
    }, convergenceTimeoutMs)
    .catch(() => {})
  const stored = new Set(rows.map(({ message_id }) => message_id))
  const counts = await testApp.db.one<{ wrong: number }>(sql`
    select count(*)::integer as wrong from chat_threads t where shop_id = ${key.shop_id} and (
      customer_count - shop_read_count <> (select count(*) from chat_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'customer' and seq > t.shop_read_seq)
      or shop_count - customer_read_count <> (select count(*) from chat_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'merchant' and seq > t.customer_read_seq))`)
  return [
    ...chatClients.flatMap(({ problems }) => problems),
    ...chatClients.flatMap((client) =>
      seen(client) === truth ? [] : [`one sees ${seen(client)}, stored is ${truth}`],
    ),
    ...chatClients.flatMap(({ acknowledged }) =>
      [...acknowledged].filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
    ),
    ...(stored.size === rows.length ? [] : ['a message is stored twice']),
    ...(rows.every(({ seq }, index) => seq === index + 1) ? [] : ['the numbers have a gap']),
    ...(counts?.wrong === 0 ? [] : ['the unread counts are wrong']),
  ]
}
