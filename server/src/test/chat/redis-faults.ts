import { availableParallelism, loadavg } from 'node:os'
import { socketClientLimits as rules } from '@mainstreet/contract/live/limits.ts'
import { connectRedisBus } from '@mainstreet/platform/bus/redis-bus.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { RedisServer } from '@mainstreet/platform/test/redis-server.ts'
import { startTcpProxy } from '@mainstreet/platform/test/tcp-proxy.ts'
import { startInProcessNode } from '../nodes/in-process-node.ts'
import type { TestApp } from '../setup/test-app.ts'
import { beginThread, type ChatClient, createChatClient } from './chat-client.ts'
import { type ChatProblem, findChatProblems } from './chat-problems.ts'

type RedisFaultOptions = { pairs: number; seconds: number; perSecond: number }
export type RedisFaultResult = {
  sentCount: number
  perSecond: number
  recoveryMs: Record<string, number>
  /** How many sockets their nodes have closed, by code. */
  closeCodes: Record<string, number>
  problems: ChatProblem[]
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Scaled by the load of the machine. */
const getMaxRecoveryMs = () => 5000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/**
 * Three nodes on one Redis, which is killed and comes back; then one node is cut off from it; then one restarts;
 * clients chat all the time. Measures how long it took each time until every client had every message.
 */
export async function runRedisFaults(
  testApp: TestApp,
  redis: RedisServer,
  options: RedisFaultOptions,
): Promise<RedisFaultResult> {
  const proxy = await startTcpProxy(redis.port)
  const startNodeOn = (url: string) =>
    startInProcessNode(
      testApp,
      connectRedisBus(url, () => {}),
    )
  const nodes = await Promise.all([
    startNodeOn(redis.url),
    startNodeOn(`redis://127.0.0.1:${proxy.port}`),
    startNodeOn(redis.url),
  ])
  const at = (index: number) => nodes[index % nodes.length] as (typeof nodes)[number]

  const pairs = await Promise.all(
    Array.from({ length: options.pairs }, async () => {
      const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
      const key = { shop_id: shop.id, customer_id: customer.id }
      return {
        key,
        first: await beginThread(customer, key),
        both: [createChatClient(customer, key, 'customer'), createChatClient(shop.merchant, key, 'merchant')],
      }
    }),
  )
  const clients = pairs.flatMap(({ both }) => both)
  await Promise.all(clients.map((client, index) => client.connect(at(index))))

  const recoveryMs: RedisFaultResult['recoveryMs'] = {}
  const closeCodes: RedisFaultResult['closeCodes'] = {}

  /** Closed clients reconnect as browsers do: after a little more than 3 s. */
  const coming = new Set<ChatClient>()
  const comeBack = setInterval(() => {
    for (const [index, client] of clients.entries()) {
      const code = client.getCloseCode()
      if (code === undefined || coming.has(client)) continue
      closeCodes[code] = (closeCodes[code] ?? 0) + 1
      coming.add(client)
      const delay = rules.reconnectBaseMs * (1 + 0.3 * Math.random())
      void sleep(delay)
        .then(() => client.connect(at(index)))
        .catch(() => undefined)
        .finally(() => coming.delete(client))
    }
  }, 200)
  const pings = setInterval(() => {
    for (const client of clients) client.ping()
  }, rules.pingMs)
  /** Waits until every client has at least the messages that are stored now. */
  async function waitForRecovery(what: string) {
    const began = Date.now()
    const rows = await testApp.db.many<{ shop_id: string; last_seq: number }>(
      sql`select shop_id, last_seq from chat_threads`,
    )
    const stored = new Map(rows.map(({ shop_id, last_seq }) => [shop_id, last_seq]))
    const isWhole = () =>
      pairs.every(({ key, both }) =>
        both.every(({ messages }) => (messages.at(-1)?.seq ?? 0) >= (stored.get(key.shop_id) ?? 0)),
      )
    while (!isWhole() && Date.now() - began < 4 * getMaxRecoveryMs()) await sleep(50)
    recoveryMs[what] = Date.now() - began
  }

  const part = (options.seconds * 1000) / 7
  const faultSequence = (async () => {
    await sleep(part)
    await redis.stop()
    await sleep(part)
    await redis.start()
    await waitForRecovery('Redis was killed')
    await sleep(part)
    proxy.cut()
    await sleep(part)
    await proxy.restore()
    await waitForRecovery('a node was cut off')
    await sleep(part)
    await nodes[2]?.stop()
    nodes[2] = await startNodeOn(redis.url)
    // the node's clients reconnect with the browser's backoff; the gap is measured from then on
    await sleep(rules.reconnectBaseMs * 1.3)
    await waitForRecovery('a node was restarted')
  })()

  const began = Date.now()
  let sentCount = 0
  /** One request of a client at a time: on a slow machine they would pile up by thousands. */
  const sending = new Set<ChatClient>()
  for (const end = began + options.seconds * 1000; Date.now() < end; ) {
    // catches up with the intended rate of messages per second
    for (const due = ((Date.now() - began) / 1000) * options.perSecond; sentCount < due; sentCount++) {
      const client = clients[sentCount % clients.length] as ChatClient
      client.queueMessage(`word ${sentCount}`)
      if (sending.has(client)) continue
      sending.add(client)
      void client.flush(at(sentCount)).finally(() => sending.delete(client))
    }
    await sleep(5)
  }
  const perSecond = sentCount / ((Date.now() - began) / 1000)
  await faultSequence
  for (const client of clients) while (client.hasUnsentMessages()) await client.flush(at(0))
  await waitForRecovery('the last message')

  const failures = await Promise.all(pairs.map(({ first, both }) => findChatProblems(testApp, first, both)))
  clearInterval(comeBack)
  clearInterval(pings)
  const slow = Object.entries(recoveryMs).filter(([, ms]) => ms > getMaxRecoveryMs())
  for (const client of clients) client.disconnect()
  await Promise.all(nodes.map((node) => node.stop()))
  proxy.close()
  return {
    sentCount,
    perSecond,
    recoveryMs,
    closeCodes,
    problems: [
      ...failures.flat(),
      ...slow.map(([what, ms]) => `after ${what} the gap was closed in ${ms} ms`),
    ],
  }
}
