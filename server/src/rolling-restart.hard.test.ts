import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { createFolder } from './test/faults/outage-fixture.ts'
import { restartNodesUnderLoad } from './test/nodes/rolling-restart.ts'

test('three nodes that are replaced in turn lose no request, no write and no event', {
  timeout: 10 * minuteMs,
}, async () => {
  expect(await restartNodesUnderLoad(createFolder)).toEqual([])
})

test('nodes that end at once reset requests and drop sockets', { timeout: 10 * minuteMs }, async () => {
  const preload = `process.on('SIGTERM', () => process.exit(0))`
  const problems = await restartNodesUnderLoad(createFolder, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
  })
  expect(problems).toContainEqual(expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/))
  expect(problems).toContainEqual(expect.stringMatching(/^sockets were closed with .*1006/))
})
