import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { runJobsOfNodes } from './jobs-of-nodes.ts'

const testApp = await createTestApp()

test('the jobs of three nodes do everything once, though their clocks jump by an hour', async () => {
  expect(await runJobsOfNodes(testApp)).toEqual([])
})
