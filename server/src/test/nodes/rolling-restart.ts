import { secondMs } from '@mainstreet/contract/durations.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { vi } from 'vitest'
import type { OrderViolation } from '../histories/order-history.ts'
import { createMixedLoad } from '../load/mixed-load.ts'
import { connectClients, specifiedReconnectDelay } from '../load/reconnecting-clients.ts'
import { scaleByLoad } from '../load/scale-by-load.ts'
import { createStockLedger } from '../orders/stock-ledger.ts'
import { createFactories } from '../setup/factories.ts'
import type { TestUser } from '../setup/test-user.ts'
import { createRemoteUsers } from './remote-users.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const nodeCount = 3
const socketCount = 60
const maxStopMs = 15 * secondMs
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** As a load balancer: checks whether each node is ready, and sends requests to those that are. */
function createBalancer(nodes: ServerProcess[]) {
  const ready = new Set<ServerProcess>(nodes)
  const problems: string[] = []
  let turn = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      await Promise.all(
        nodes.map(async (node) => {
          const status = await fetch(`${node.address}/api/ready`).then(
            (response) => response.status,
            () => 0,
          )
          if (status === 200) ready.add(node)
          else ready.delete(node)
        }),
      )
      await sleep(100)
    }
  }
  const watching = watch()
  const pick = () => {
    const all = nodes.filter((node) => ready.has(node))
    return all[turn++ % all.length] ?? (nodes[0] as ServerProcess)
  }

  /** A connection that was not accepted may be tried again elsewhere; any other failure is a problem. */
  async function send<Result>(
    what: string,
    attempt: (node: ServerProcess) => Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      const node = pick()
      try {
        return await attempt(node)
      } catch (error) {
        const code = getErrorCode((error as Error).cause)
        if (code !== 'ECONNREFUSED') {
          problems.push(`${what}: ${code || error}`)
          throw error
        }
        ready.delete(node)
        await sleep(50)
      }
    }
  }
  return {
    pick,
    send,
    problems,
    async stop() {
      isOver = true
      await watching
    },
  }
}

type RestartOptions = {
  env?: Record<string, string>
  /** The programs of the nodes at first, and of those that replace them; undefined: this version. */
  programs?: { first?: string; next?: string }
}

/**
 * Stops and replaces each of three nodes in turn, while customers order and read and sockets are open. Describes lost
 * writes, requests without a response, sockets that were not asked to come back, and nodes that do not end.
 */
export async function restartNodesUnderLoad(
  createFolder: () => string,
  { env = {}, programs = {} }: RestartOptions = {},
): Promise<(OrderViolation | string)[]> {
  const { url, open } = await createTestDatabase()
  const startNode = (program?: string) =>
    startServerProcess(
      { DATABASE_URL: url, DATA_DIR: createFolder(), SHUTDOWN_DELAY_SECONDS: '4', ...env },
      program,
    )
  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => startNode(programs.first)))
  const balancer = createBalancer(nodes)
  const toUser = (id: string, token?: string): TestUser => ({
    id,
    token,
    send: (call, given) =>
      balancer.send(`${call.method} ${call.path}`, ({ address }) =>
        createRemoteUsers(() => address)(id, token).send(call, given),
      ),
  })
  const db = open()
  const town = createFactories(db, toUser)
  const load = await createMixedLoad(town)
  const ledger = await createStockLedger(db, load.productIds)
  const users = await Promise.all(Array.from({ length: 10 }, () => town.createCustomer()))
  const sockets = connectClients(users, socketCount, () => balancer.pick().address, specifiedReconnectDelay)
  await vi.waitFor(
    () => {
      if (sockets.countConnected() < socketCount) throw new Error('not all sockets are open yet')
    },
    scaleByLoad(60 * secondMs),
  )

  let isOver = false
  const read = async () => {
    for (let page = 1; !isOver; page = 1 + (page % 10))
      await balancer.send('GET a list', async ({ address }) =>
        (await fetch(`${address}/api/products?limit=50&page=${page}`)).arrayBuffer(),
      )
  }
  const reading = Promise.allSettled(Array.from({ length: 4 }, read))
  const work = async () => {
    while (!isOver) await load.run(secondMs)
  }
  const working = work()

  const problems: (OrderViolation | string)[] = []
  for (let index = 0; index < nodeCount; index++) {
    const acknowledged = load.countAcknowledged()
    await vi.waitUntil(() => load.countAcknowledged() > acknowledged, scaleByLoad(30 * secondMs))
    const began = performance.now()
    const code = await nodes[index]?.stop()
    const ms = performance.now() - began
    if (code !== 0) problems.push(`a node ended with ${code}`)
    if (ms > scaleByLoad(maxStopMs)) problems.push(`a node ended after ${ms.toFixed()} ms`)
    nodes[index] = await startNode(programs.next)
  }
  isOver = true
  await Promise.all([working, reading])
  // a run that has failed already need not wait
  const maxRecoveryMs = balancer.problems.length === 0 ? scaleByLoad(60 * secondMs) : 5 * secondMs
  await vi
    .waitUntil(() => sockets.countConnected() === socketCount, maxRecoveryMs)
    .catch(() => problems.push(`${sockets.countConnected()} of ${socketCount} sockets are open again`))
  const codes = new Set(sockets.listCloseCodes())
  sockets.disconnect()

  problems.push(
    ...balancer.problems,
    ...(codes.size === 1 && codes.has(closeCodes.restart) ? [] : [`sockets were closed with ${[...codes]}`]),
    ...(await load.findProblems(db)),
    ...(await ledger.findProblems()),
  )
  const listWaiting = () => db.many(sql`select from outbox where failed_at is null limit 1`)
  await vi
    .waitUntil(async () => (await listWaiting()).length === 0, {
      timeout: maxRecoveryMs,
      interval: 200,
    })
    .catch(() => problems.push('events of the stopped nodes are left'))
  await balancer.stop()
  await Promise.all(nodes.map((node) => node.kill()))
  return problems
}
