import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketClientLimits as rules } from '@mainstreet/contract/live/limits.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import {
  connectClients,
  getCpuSeconds,
  type ReconnectDelay,
  specifiedReconnectDelay,
} from '../test/load/reconnecting-clients.ts'
import { scaleByLoad } from '../test/load/scale-by-load.ts'
import { createRemoteUsers } from '../test/nodes/remote-users.ts'
import { startServerProcess } from '../test/nodes/server-process.ts'
import { createFactories } from '../test/setup/factories.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const clientCount = 1000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function waitUntil(what: () => boolean, maxMs: number): Promise<number> {
  const began = Date.now()
  while (!what() && Date.now() - began < maxMs) await sleep(50)
  return Date.now() - began
}

type NodeEnd = 'kill' | 'stop'

/** A node with a thousand sockets ends and starts again. Describes each violated expectation. */
async function reconnectAfterRestart(delay: ReconnectDelay, end: NodeEnd = 'kill'): Promise<string[]> {
  const { url, open } = await createTestDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mainstreet-home-'))
  chmodSync(DATA_DIR, 0o755)
  folders.push(DATA_DIR)
  let node = await startServerProcess({ DATABASE_URL: url, DATA_DIR })
  const town = createFactories(
    open(),
    createRemoteUsers(() => node.address),
  )
  const users = await Promise.all(Array.from({ length: 50 }, () => town.createCustomer()))
  const clients = connectClients(users, clientCount, () => node.address, delay)
  await waitUntil(() => clients.countConnected() === clientCount, scaleByLoad(60_000))
  const before = { inside: clients.countConnected(), attempts: clients.countAttempts() }

  const died = Date.now()
  await node[end]()
  node = await startServerProcess({ DATABASE_URL: url, DATA_DIR })
  const awayMs = Date.now() - died
  const isOver = () => clients.countConnected() === clientCount || clients.countGivenUp() > 0
  await waitUntil(isOver, scaleByLoad(60_000) - awayMs)
  const backMs = Date.now() - died
  const attempts = clients.countAttempts() - before.attempts
  const [cpu, at] = [getCpuSeconds(node.pid), Date.now()]
  await sleep(5000)
  const busy = (getCpuSeconds(node.pid) - cpu) / ((Date.now() - at) / 1000)
  const result = {
    inside: clients.countConnected(),
    gaveUp: clients.countGivenUp(),
    cutAgain: clients.countClosedAgain(),
  }
  clients.disconnect()
  await node.stop()

  console.log(
    `down ${awayMs} ms, all reconnected after ${backMs} ms with ${attempts} attempts, then ${(busy * 100).toFixed()} % of a core`,
  )
  let maxAttempts = 1
  for (let due: number = rules.reconnectBaseMs; due < awayMs; maxAttempts++)
    due += rules.reconnectBaseMs * 2 ** maxAttempts
  return [
    ...(before.inside === clientCount ? [] : [`${before.inside} had connected at first`]),
    ...(result.inside === clientCount && result.gaveUp === 0 ? [] : [`${result.inside} have reconnected`]),
    ...(attempts <= clientCount * (maxAttempts + 1)
      ? []
      : [`${attempts} attempts of ${clientCount * (maxAttempts + 1)}`]),
    ...(result.cutAgain === 0 ? [] : [`${result.cutAgain} were disconnected again`]),
    ...(busy < 0.9 ? [] : [`the node uses ${busy} of a core`]),
  ]
}

const hasNoProc = !existsSync('/proc/self/stat')

test.skipIf(hasNoProc).each<[string, NodeEnd]>([
  ['a crash', 'kill'],
  ['a restart', 'stop'],
])(
  'a thousand clients reconnect with backoff after %s of their node, and the load returns to normal',
  { timeout: 480_000 },
  async (_, end) => {
    expect(await reconnectAfterRestart(specifiedReconnectDelay, end)).toEqual([])
  },
)

test.skipIf(hasNoProc)(
  'without backoff the clients overload the node, and the test detects it',
  { timeout: 240_000 },
  async () => {
    expect(await reconnectAfterRestart(() => 100)).not.toEqual([])
  },
)
