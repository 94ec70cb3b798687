import { calls } from '@mainstreet/contract/calls.ts'
import { vi } from 'vitest'
import { openRedisBus } from '../platform/bus-redis.ts'
import { sql } from '../platform/sql.ts'
import type { Town } from './harness.ts'
import { startNode } from './live-node.ts'
import type { OwnRedis } from './redis.ts'
import { aTalker, type Talker } from './talker.ts'

type Storm = { pairs: number; seconds: number; perSecond: number }

/** T47: three nodes on one Redis, which is killed; a node is restarted; people talk all the while. */
export async function redisStorm(
  town: Town,
  redis: OwnRedis,
  { pairs, seconds, perSecond }: Storm,
): Promise<string[]> {
  const open = () =>
    startNode(
      town,
      openRedisBus(redis.url, () => {}),
    )
  const nodes = await Promise.all([open(), open(), open()])
  const at = (index: number) => nodes[index % nodes.length] as (typeof nodes)[number]

  const people = await Promise.all(
    Array.from({ length: pairs }, async () => {
      const [customer, shop] = [await town.aCustomer(), await town.aShop()]
      const key = { shop_id: shop.id, customer_id: customer.id }
      await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
      return { key, talkers: [aTalker(customer, key, 'customer'), aTalker(shop.merchant, key, 'merchant')] }
    }),
  )
  const talkers = people.flatMap((pair) => pair.talkers)
  await Promise.all(talkers.map((talker, index) => talker.connect(at(index))))

  const storm = (async () => {
    await sleep((seconds * 1000) / 4)
    await redis.stop()
    await sleep((seconds * 1000) / 4)
    await nodes[2]?.stop()
    nodes[2] = await open()
    await redis.start()
  })()
  const end = Date.now() + seconds * 1000
  let turn = 0
  while (Date.now() < end) {
    const talker = talkers[turn % talkers.length] as Talker
    talker.say(`word ${turn}`)
    void talker.post(at(turn))
    turn += 1
    await sleep(1000 / perSecond)
  }
  await storm
  // whoever was on the node that went has come back by the client's rules; the rest have never left
  await Promise.all(talkers.map((talker, index) => index % 3 === 2 && talker.connect(at(index))))
  for (const talker of talkers) while (talker.isWaiting()) await talker.post(at(0))

  const faults = await Promise.all(people.map(({ key, talkers: both }) => faultsOf(town, key.shop_id, both)))
  for (const talker of talkers) talker.cut()
  await Promise.all(nodes.map((node) => node.stop()))
  return faults.flat()
}

const healedMs = 5000

async function faultsOf(town: Town, shopId: string, both: Talker[]): Promise<string[]> {
  const rows = await town.db.many<{ message_id: string }>(sql`
    select message_id from direct_messages where shop_id = ${shopId} order by seq`)
  const truth = rows.map(({ message_id }) => message_id).join()
  const seen = ({ list }: Talker) => list.map(({ message_id }) => message_id).join()
  await vi
    .waitFor(() => {
      if (!both.every((talker) => seen(talker) === truth)) throw new Error('not yet')
    }, healedMs)
    .catch(() => {})
  return both.flatMap((talker) => [
    ...talker.faults,
    ...(seen(talker) === truth ? [] : [`one sees ${talker.list.length} of ${rows.length}`]),
  ])
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
