import fc from 'fast-check'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import type { TestApp } from '../setup/test-app.ts'
import { beginThread, type ChatClient, createChatClient } from './chat-client.ts'
import { type ChatProblem, findChatProblems } from './chat-problems.ts'
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
export async function playChatScenario(testApp: TestApp, scenario: ChatStep[]): Promise<ChatProblem[]> {
  const openNode = createPartitionableBuses()
  const nodes = await Promise.all(
    [openNode(), openNode()].map(async (bus) => ({ bus, node: await startInProcessNode(testApp, bus) })),
  )
  const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  const first = await beginThread(customer, key)
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
    return await findChatProblems(testApp, first, chatClients)
  } finally {
    for (const client of chatClients) client.disconnect()
    await Promise.all(nodes.map(({ node }) => node.stop()))
  }
}
