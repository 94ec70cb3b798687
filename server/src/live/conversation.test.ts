import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type ChatStep, chatScenarios, playChatScenario } from '../test/chat/chat-scenario.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

/** Scenarios with many failures at once; a failing random one is added here. */
const regressionCases: [ChatStep[]][] = [
  [
    [
      { do: 'connect', who: 1, node: 1 },
      { do: 'say', who: 0 },
      { do: 'cut_bus', node: 1 },
      { do: 'post', who: 0, node: 0, times: 2, loses: true },
      { do: 'say', who: 0 },
      { do: 'post', who: 0, node: 0, times: 1, loses: false },
      { do: 'heal_bus', node: 1 },
      { do: 'restart', node: 1 },
    ],
  ],
]

test('both sides end with the stored messages, in order, each once, whatever fails in between', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(chatScenarios, async (scenario) => {
      expect(await playChatScenario(testApp, scenario)).toEqual([])
    }),
    { numRuns: 4, examples: regressionCases, endOnFailure: true },
  )
})
