import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { createFolder } from './test/faults/outage-fixture.ts'
import { checkOutVersion, findPreviousVersion } from './test/nodes/previous-version.ts'
import { restartNodesUnderLoad } from './test/nodes/rolling-restart.ts'

test('three nodes that are replaced in turn lose no request, no write and no event', {
  timeout: 10 * minuteMs,
}, async () => {
  expect(await restartNodesUnderLoad(createFolder)).toEqual([])
})

test('nodes with two workers each that are replaced in turn lose nothing either', {
  timeout: 10 * minuteMs,
}, async () => {
  expect(await restartNodesUnderLoad(createFolder, { env: { WORKERS: '2' } })).toEqual([])
})

test('nodes that end at once reset requests and drop sockets', { timeout: 10 * minuteMs }, async () => {
  const preload = `process.on('SIGTERM', () => process.exit(0))`
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` }
  const problems = await restartNodesUnderLoad(createFolder, { env })
  expect(problems).toContainEqual(expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/))
  expect(problems).toContainEqual(expect.stringMatching(/^sockets were closed with .*1006/))
})

const previous = findPreviousVersion()
const skipReason = previous ? '' : ' (skipped: no history of the repository)'

/** The database has the newest migration already: a rolling deployment migrates it with its first new node. */
test.skipIf(!previous)(
  `the version before the newest migration is replaced, and comes back, without a lost request${skipReason}`,
  { timeout: 20 * minuteMs },
  async () => {
    const program = checkOutVersion(previous ?? '', createFolder())
    expect(await restartNodesUnderLoad(createFolder, { programs: { first: program } })).toEqual([])
    expect(await restartNodesUnderLoad(createFolder, { programs: { next: program } })).toEqual([])
  },
)
