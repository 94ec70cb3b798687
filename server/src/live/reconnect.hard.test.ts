import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketClientLimits as rules } from '@mainstreet/contract/limits.ts'
import { afterAll, expect, test } from 'vitest'
import {
  connectClients,
  getCpuSeconds,
  type ReconnectDelay,
  specifiedReconnectDelay,
} from '../test/load/reconnecting-clients.ts'
import { createRemoteUsers, startServerProcess } from '../test/nodes/server-process.ts'
import { createFactories } from '../test/setup/factories.ts'
import { createTestDatabase } from '../test/setup/test-database.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const clientCount = 1000
const timeoutMs = 60_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function waitUntil(what: () => boolean, mostMs: number): Promise<number> {
  const began = Date.now()
  while (!what() && Date.now() - began < mostMs) await sleep(50)
  return Date.now() - began
}

/** T50: a node with a thousand sockets dies and is started again. Says in words what was not by the rules. */
async function reconnectAfterRestart(patience: ReconnectDelay): Promise<string[]> {
  const { url, open } = await createTestDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mainstreet-home-'))
  chmodSync(DATA_DIR, 0o755)
  folders.push(DATA_DIR)
  let node = await startServerProcess({ DATABASE_URL: url, DATA_DIR })
  const town = createFactories(
    open(),
    createRemoteUsers(() => node.address),
  )
  const people = await Promise.all(Array.from({ length: 50 }, () => town.createCustomer()))
  const crowd = connectClients(people, clientCount, () => node.address, patience)
  await waitUntil(() => crowd.countConnected() === clientCount, timeoutMs)
  const before = { inside: crowd.countConnected(), attempts: crowd.countAttempts() }

  const died = Date.now()
  await node.kill()
  node = await startServerProcess({ DATABASE_URL: url, DATA_DIR })
  const awayMs = Date.now() - died
  await waitUntil(() => crowd.countConnected() === clientCount, timeoutMs - awayMs)
  const backMs = Date.now() - died
  const attempts = crowd.countAttempts() - before.attempts
  const [cpu, at] = [getCpuSeconds(node.pid), Date.now()]
  await sleep(5000)
  const busy = (getCpuSeconds(node.pid) - cpu) / ((Date.now() - at) / 1000)
  const told = {
    inside: crowd.countConnected(),
    gaveUp: crowd.countGivenUp(),
    cutAgain: crowd.countClosedAgain(),
  }
  crowd.disconnect()
  await node.stop()

  console.log(
    `away ${awayMs} ms, all back after ${backMs} ms with ${attempts} tries, then ${(busy * 100).toFixed()} % of a core`,
  )
  let tries = 1
  for (let due: number = rules.reconnectBaseMs; due < awayMs; tries++)
    due += rules.reconnectBaseMs * 2 ** tries
  return [
    ...(before.inside === clientCount ? [] : [`${before.inside} had come at first`]),
    ...(told.inside === clientCount && told.gaveUp === 0 ? [] : [`${told.inside} are back`]),
    ...(attempts <= clientCount * (tries + 1) ? [] : [`${attempts} tries of ${clientCount * (tries + 1)}`]),
    ...(told.cutAgain === 0 ? [] : [`${told.cutAgain} were cut again`]),
    ...(busy < 0.9 ? [] : [`the node is busy by ${busy}`]),
  ]
}

const hasNoProc = !existsSync('/proc/self/stat')

test.skipIf(hasNoProc)(
  'a thousand whose node dies come back by the rules, once, and it has peace again',
  {
    timeout: 240_000,
  },
  async () => {
    expect(await reconnectAfterRestart(specifiedReconnectDelay)).toEqual([])
  },
)

test.skipIf(hasNoProc)('without the rules they storm, and it is seen', { timeout: 240_000 }, async () => {
  expect(await reconnectAfterRestart(() => 100)).not.toEqual([])
})
