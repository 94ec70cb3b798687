import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { beforeAll, expect, test } from 'vitest'
import type { RaceTest } from '../../test/orders/order-races.ts'
import * as attacks from '../../test/security/attacks.ts'
import { authCodeAttacks, oauthCallbackAttacks } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ env: { AUTH_EMAIL_COOLDOWN: '0' } })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

test.each<[string, RaceTest]>([
  [
    'an authorization code is valid once, for the client that started the flow, within five minutes',
    authCodeAttacks,
  ],
  [
    'a Google callback is valid once, in the browser that started it, for a verified email',
    oauthCallbackAttacks,
  ],
  ['no user can raise their own privileges', attacks.privilegeEscalation],
  ['a demo token is valid only if it was issued and has not expired', attacks.forgedDemoTokens],
  ['a page of another site cannot act for its visitor', attacks.crossSiteRequests],
  ['ending a session closes all its connections and no other session', endedSessions],
])('%s', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

test('with demo mode off no demo feature is reachable', async () => {
  expect(await attacks.demoRemains(await createTestApp({ env: { DEMO: 'off' } }))).toEqual([])
  expect(await attacks.demoRemains(testApp), 'the check finds them with demo mode on').not.toEqual([])
})

test('no browser code contains a demo address or password', () => {
  const browsers = ['web/src/**/*.{ts,tsx}', 'web/dist/**/*.{js,html,css}', 'contract/src/**/*.ts']
  expect(findDemoMentions(browsers)).toEqual([])
  expect(findDemoMentions(['demo/src/seed/*.ts']), 'the search finds them in the seed data').not.toEqual([])
})

function findDemoMentions(patterns: string[]): string[] {
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  const files = globSync(patterns, { cwd }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.filter((file) => {
    const text = readFileSync(cwd + file, 'utf8')
    return demoAccounts.some(({ email, password }) => text.includes(email) || text.includes(password))
  })
}
