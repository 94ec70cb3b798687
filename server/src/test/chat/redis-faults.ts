import { availableParallelism, loadavg } from 'node:os'
import { calls } from '@mainstreet/contract/calls.ts'
import { socket as rules } from '@mainstreet/contract/limits.ts'
import { openRedisBus } from '../../platform/bus/redis-bus.ts'
import { sql } from '../../platform/db/sql.ts'
import { openCutLine } from '../faults/tcp-proxy.ts'
import { startNode } from '../nodes/in-process-node.ts'
import type { OwnRedis } from '../setup/redis-server.ts'
import type { Town } from '../setup/test-app.ts'
import { aTalker, type Talker } from './chat-client.ts'

type Storm = { pairs: number; seconds: number; perSecond: number }
export type Stormy = {
  said: number
  perSecond: number
  healedMs: Record<string, number>
  /** How often sockets were closed by their nodes, by code. */
  closed: Record<string, number>
  faults: string[]
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** On a machine that has other things to do it stretches as they do. */
const healedWithinMs = () => 5000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/**
 * T47: three nodes on one Redis, which is killed and comes back; then one node is cut off from it; then one is started
 * anew; people talk all the while. Says how long it took each time until everybody had what had been said.
 */
export async function redisStorm(town: Town, redis: OwnRedis, storm: Storm): Promise<Stormy> {
  const line = await openCutLine(redis.port)
  const openNode = (url: string) =>
    startNode(
      town,
      openRedisBus(url, () => {}),
    )
  const nodes = await Promise.all([
    openNode(redis.url),
    openNode(`redis://127.0.0.1:${line.port}`),
    openNode(redis.url),
  ])
  const at = (index: number) => nodes[index % nodes.length] as (typeof nodes)[number]

  const pairs = await Promise.all(
    Array.from({ length: storm.pairs }, async () => {
      const [customer, shop] = [await town.aCustomer(), await town.aShop()]
      const key = { shop_id: shop.id, customer_id: customer.id }
      await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello' } })
      return { key, both: [aTalker(customer, key, 'customer'), aTalker(shop.merchant, key, 'merchant')] }
    }),
  )
  const talkers = pairs.flatMap(({ both }) => both)
  await Promise.all(talkers.map((talker, index) => talker.connect(at(index))))

  const healedMs: Stormy['healedMs'] = {}
  const closed: Stormy['closed'] = {}

  /** Whoever was closed comes back, as browsers do: after 3 s, and a little more. */
  const coming = new Set<Talker>()
  const comeBack = setInterval(() => {
    for (const [index, talker] of talkers.entries()) {
      const code = talker.closedWith()
      if (code === undefined || coming.has(talker)) continue
      closed[code] = (closed[code] ?? 0) + 1
      coming.add(talker)
      const delay = rules.reconnectBaseMs * (1 + 0.3 * Math.random())
      void sleep(delay)
        .then(() => talker.connect(at(index)))
        .catch(() => undefined)
        .finally(() => coming.delete(talker))
    }
  }, 200)
  const pings = setInterval(() => {
    for (const talker of talkers) talker.ping()
  }, rules.pingMs)
  /** Until everybody has at least what is stored now. */
  async function healed(what: string) {
    const began = Date.now()
    const rows = await town.db.many<{ shop_id: string; last_seq: number }>(
      sql`select shop_id, last_seq from chat_threads`,
    )
    const stored = new Map(rows.map(({ shop_id, last_seq }) => [shop_id, last_seq]))
    const isWhole = () =>
      pairs.every(({ key, both }) =>
        both.every(({ list }) => (list.at(-1)?.seq ?? 0) >= (stored.get(key.shop_id) ?? 0)),
      )
    while (!isWhole() && Date.now() - began < 4 * healedWithinMs()) await sleep(50)
    healedMs[what] = Date.now() - began
  }

  const part = (storm.seconds * 1000) / 7
  const disasters = (async () => {
    await sleep(part)
    await redis.stop()
    await sleep(part)
    await redis.start()
    await healed('Redis was killed')
    await sleep(part)
    line.cut()
    await sleep(part)
    line.heal()
    await healed('a node was cut off')
    await sleep(part)
    await nodes[2]?.stop()
    nodes[2] = await openNode(redis.url)
    // whoever was on it comes back by the browser's rules; the gap is counted from then on
    await sleep(rules.reconnectBaseMs * 1.3)
    await healed('a node was started anew')
  })()

  const began = Date.now()
  let said = 0
  for (const end = began + storm.seconds * 1000; Date.now() < end; ) {
    // what is late is made up for: so many a second, not so long between
    for (const due = ((Date.now() - began) / 1000) * storm.perSecond; said < due; said++) {
      const talker = talkers[said % talkers.length] as Talker
      talker.say(`word ${said}`)
      void talker.post(at(said))
    }
    await sleep(5)
  }
  const perSecond = said / ((Date.now() - began) / 1000)
  await disasters
  for (const talker of talkers) while (talker.isWaiting()) await talker.post(at(0))
  await healed('all was said')

  const faults = await Promise.all(pairs.map(({ key, both }) => faultsOf(town, key.shop_id, both)))
  clearInterval(comeBack)
  clearInterval(pings)
  const slow = Object.entries(healedMs).filter(([, ms]) => ms > healedWithinMs())
  for (const talker of talkers) talker.cut()
  await Promise.all(nodes.map((node) => node.stop()))
  line.close()
  return {
    said,
    perSecond,
    healedMs,
    closed,
    faults: [...faults.flat(), ...slow.map(([what, ms]) => `after ${what} the gap was closed in ${ms} ms`)],
  }
}

async function faultsOf(town: Town, shopId: string, both: Talker[]): Promise<string[]> {
  const rows = await town.db.many<{ message_id: string }>(sql`
    select message_id from direct_messages where shop_id = ${shopId} order by seq`)
  const truth = rows.map(({ message_id }) => message_id).join()
  const seen = ({ list }: Talker) => list.map(({ message_id }) => message_id).join()
  return both.flatMap((talker) => [
    ...talker.faults,
    ...(seen(talker) === truth ? [] : [`one sees ${talker.list.length} of ${rows.length}`]),
  ])
}
