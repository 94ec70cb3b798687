import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../../../demo/seed/demo-accounts.ts'
import type { RaceTest } from '../../test/orders/order-races.ts'
import * as breakIns from '../../test/security/attacks.ts'
import { authCodeAttacks, oauthCallbackAttacks } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ env: { AUTH_MAIL_PAUSE: '0' } })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

test.each<[string, RaceTest]>([
  ['a code counts once, for who began, within five minutes', authCodeAttacks],
  ['what comes back from Google counts once, where it began, for a proven address', oauthCallbackAttacks],
  ['nobody makes more of themselves than they are', breakIns.privilegeEscalation],
  ['a demo token counts only when it was given out, and until its end', breakIns.forgedDemoTokens],
  ["a page of another site does nothing in its visitor's name", breakIns.crossSiteRequests],
  ['what ends a session ends all that it keeps open, and no other session', endedSessions],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

test('with demo mode off nothing of it is left', async () => {
  expect(await breakIns.demoRemains(await createTestApp({ env: { DEMO: 'off' } }))).toEqual([])
  expect(await breakIns.demoRemains(testApp), 'with demo mode on there is').not.toEqual([])
})

test('nothing that is built for browsers holds a demo address or password', () => {
  const browsers = ['web/src/**/*.{ts,tsx}', 'web/dist/**/*.{js,html,css}', 'contract/src/**/*.ts']
  expect(findDemoMentions(browsers)).toEqual([])
  expect(findDemoMentions(['demo/seed/*.ts']), 'where they are they are found').not.toEqual([])
})

function findDemoMentions(patterns: string[]): string[] {
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  const files = globSync(patterns, { cwd }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.filter((file) => {
    const text = readFileSync(cwd + file, 'utf8')
    return demoAccounts.some(({ email, password }) => text.includes(email) || text.includes(password))
  })
}
