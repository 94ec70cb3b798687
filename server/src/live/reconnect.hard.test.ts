import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socket as rules } from '@mainstreet/contract/limits.ts'
import { afterAll, expect, test } from 'vitest'
import { byTheRules, cpuSecondsOf, openCrowd, type Patience } from '../test/load/reconnecting-clients.ts'
import { personAt, startNode } from '../test/nodes/server-process.ts'
import { factories } from '../test/setup/factories.ts'
import { freshDatabase } from '../test/setup/test-database.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const many = 1000
const patienceMs = 60_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(what: () => boolean, mostMs: number): Promise<number> {
  const began = Date.now()
  while (!what() && Date.now() - began < mostMs) await sleep(50)
  return Date.now() - began
}

/** T50: a node with a thousand sockets dies and is started again. Says in words what was not by the rules. */
async function restarted(patience: Patience): Promise<string[]> {
  const { url, open } = await freshDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mainstreet-home-'))
  chmodSync(DATA_DIR, 0o755)
  folders.push(DATA_DIR)
  let node = await startNode({ DATABASE_URL: url, DATA_DIR })
  const town = factories(
    open(),
    personAt(() => node.address),
  )
  const people = await Promise.all(Array.from({ length: 50 }, () => town.aCustomer()))
  const crowd = openCrowd(people, many, () => node.address, patience)
  await until(() => crowd.inside() === many, patienceMs)
  const before = { inside: crowd.inside(), attempts: crowd.attempts() }

  const died = Date.now()
  await node.kill()
  node = await startNode({ DATABASE_URL: url, DATA_DIR })
  const awayMs = Date.now() - died
  await until(() => crowd.inside() === many, patienceMs - awayMs)
  const backMs = Date.now() - died
  const attempts = crowd.attempts() - before.attempts
  const [cpu, at] = [cpuSecondsOf(node.pid), Date.now()]
  await sleep(5000)
  const busy = (cpuSecondsOf(node.pid) - cpu) / ((Date.now() - at) / 1000)
  const told = { inside: crowd.inside(), gaveUp: crowd.gaveUp(), cutAgain: crowd.cutAgain() }
  crowd.leave()
  await node.end()

  console.log(
    `away ${awayMs} ms, all back after ${backMs} ms with ${attempts} tries, then ${(busy * 100).toFixed()} % of a core`,
  )
  let tries = 1
  for (let due: number = rules.reconnectBaseMs; due < awayMs; tries++)
    due += rules.reconnectBaseMs * 2 ** tries
  return [
    ...(before.inside === many ? [] : [`${before.inside} had come at first`]),
    ...(told.inside === many && told.gaveUp === 0 ? [] : [`${told.inside} are back`]),
    ...(attempts <= many * (tries + 1) ? [] : [`${attempts} tries of ${many * (tries + 1)}`]),
    ...(told.cutAgain === 0 ? [] : [`${told.cutAgain} were cut again`]),
    ...(busy < 0.9 ? [] : [`the node is busy by ${busy}`]),
  ]
}

const noProc = !existsSync('/proc/self/stat')

test.skipIf(noProc)(
  'a thousand whose node dies come back by the rules, once, and it has peace again',
  {
    timeout: 240_000,
  },
  async () => {
    expect(await restarted(byTheRules)).toEqual([])
  },
)

test.skipIf(noProc)('without the rules they storm, and it is seen', { timeout: 240_000 }, async () => {
  expect(await restarted(() => 100)).not.toEqual([])
})
