import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoadKind } from '../test/load/generate-load.ts'
import { type LoadImpact, type LoadTarget, measureUnderLoad } from '../test/load/measure-under-load.ts'
import { createRemoteUsers, startServerProcess } from '../test/nodes/server-process.ts'
import { createFactories } from '../test/setup/factories.ts'
import { createTestDatabase } from '../test/setup/test-database.ts'

/** T46. On two cores that also carry the besiegers a p99 below this is noise, and three times it still nobody notices. */
const toleranceMs = 40
const megabyte = 1024 * 1024

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function startServer(env: Record<string, string> = {}): Promise<LoadTarget> {
  const { url, open } = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-siege-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  const node = await startServerProcess({ DATABASE_URL: url, DATA_DIR: folder, ...env })
  const db = open()
  return {
    db,
    node,
    factories: createFactories(
      db,
      createRemoteUsers(() => node.address),
    ),
  }
}

/** How long it goes on, how its offenders must end, and how many of them at least. */
const expected: Record<LoadKind, { seconds: number; ends: string; least: number }> = {
  // the time for a request's head is 30 s, and looked after every 30 s
  loris: { seconds: 65, ends: '408', least: 500 },
  headers: { seconds: 10, ends: '431', least: 10 },
  bodies: { seconds: 10, ends: '413', least: 10 },
  idle: { seconds: 20, ends: `${closeCodes.policyViolation}`, least: 2000 },
  largeFrames: { seconds: 10, ends: `${closeCodes.frameTooLarge}`, least: 100 },
  manyFrames: { seconds: 10, ends: `${closeCodes.policyViolation}`, least: 50 },
  reports: { seconds: 15, ends: '429', least: 1500 },
}

/** In words what is not as T46 wants it. */
function findFailures(siege: LoadKind, told: LoadImpact, quiet: LoadImpact): string[] {
  const { ends, least } = expected[siege]
  const most = 3 * Math.max(quiet.p99, toleranceMs)
  return [
    ...((told.outcomes[ends] ?? 0) >= least ? [] : [`offenders ended as ${JSON.stringify(told.outcomes)}`]),
    ...(told.p99 < most ? [] : [`honest people waited ${told.p99.toFixed()} ms of ${most.toFixed()}`]),
    ...(told.failed === 0 ? [] : [`${told.failed} of ${told.requests} honest calls failed`]),
    ...(told.grownBytes < 20 * megabyte ? [] : [`the database grew by ${told.grownBytes} bytes`]),
  ]
}

const baselineSeconds = 6

describe('a node under siege', () => {
  let street: LoadTarget
  beforeAll(async () => {
    street = await startServer()
    await measureUnderLoad(street, undefined, baselineSeconds)
  }, 60_000)
  afterAll(() => street.node.stop())

  test.each(Object.keys(expected) as LoadKind[])(
    '%s does no harm to honest people',
    {
      timeout: 240_000,
    },
    async (siege) => {
      // before and after: what else the machine does changes from minute to minute
      const before = await measureUnderLoad(street, undefined, baselineSeconds)
      const told = await measureUnderLoad(street, siege, expected[siege].seconds)
      const after = await measureUnderLoad(street, undefined, baselineSeconds)
      const quiet = before.p99 > after.p99 ? before : after
      console.log(
        `${siege}: p99 ${told.p99.toFixed(1)} ms of ${told.requests} calls, ${quiet.p99.toFixed(1)} ms without; grown ${(told.grownBytes / megabyte).toFixed(1)} MB; ${JSON.stringify(told.outcomes)}`,
      )
      expect(findFailures(siege, told, quiet)).toEqual([])
    },
  )
})

test('without its guards the offenders of a siege are seen to get away', { timeout: 180_000 }, async () => {
  const preload = new URL('../test/load/without-guards.ts', import.meta.url).href
  const street = await startServer({ NODE_OPTIONS: `--import ${preload} --max-http-header-size=20000000` })
  const quiet = await measureUnderLoad(street, undefined, 3)
  const guarded: LoadKind[] = ['loris', 'headers', 'idle', 'largeFrames', 'manyFrames', 'reports']
  const told = await Promise.all(
    guarded.map(async (siege) =>
      findFailures(siege, await measureUnderLoad(street, siege, expected[siege].seconds), quiet),
    ),
  )
  await street.node.kill()
  for (const [at, faults] of told.entries())
    expect(faults, guarded[at]).toContainEqual(expect.stringContaining('offenders ended as'))
})
