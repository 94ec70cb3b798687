import { calls } from '@mainstreet/contract/calls.ts'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { seedDemo } from '@mainstreet/demo/seed/seed-demo.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createAppContext } from '../../context.ts'
import { createSignedInUser, sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { loadDemo } from '../../test/setup/load-demo.ts'
import { noLoadLimits } from '../../test/setup/no-load-limits.ts'
import { createTestApp } from '../../test/setup/test-app.ts'
import { endDemoMode, recordDemoMode } from './end-demo-mode.ts'

const googleUser = { name: 'Ada Whitfield', email: 'ada@people.example' }

test('ending demo mode invalidates every session, link and identity that demo mode created', async () => {
  const testApp = await createTestApp()
  await seedDemo(testApp.db, new Date())
  await recordDemoMode(testApp.db)
  const user = await createSignedInUser(testApp)
  const browser = testApp.browser()
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/auth/callback', skipBrowserRedirect: true },
  })
  const page = new URL((await browser.followLink(data.url ?? '')).href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(googleUser)) page.searchParams.set(name, value)
  const back = await browser.followLink((await browser.followLink(page.href)).href)
  const { data: googleSignIn } = await browser.auth.exchangeCodeForSession(
    back.searchParams.get('code') ?? '',
  )
  const [admin] = demoAccounts.filter(({ role }) => role === 'admin')
  const body = { email: admin?.email, password: admin?.password }
  const demo = (await testApp.anonymous.send(calls.login, { body })).body.token
  await testApp
    .browser()
    .auth.signInWithPassword({ email: admin?.email ?? '', password: admin?.password ?? '' })
  const tokens = [user.token, googleSignIn.session?.access_token ?? '', demo]
  for (const token of tokens) expect((await testApp.withToken(token).send(calls.getMe)).status).toBe(200)

  const config = readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', DATA_DIR: testApp.dataDir, ...noLoadLimits })
  const deps = await createAppContext(testApp.deps, config, loadDemo)
  expect(deps).toMatchObject({ stripeProvider: undefined, demo: undefined })
  expect(await endDemoMode(testApp.db)).toBe(true)
  const app = await buildApp(deps)
  registerCleanup(() => app.close())
  const me = (token: string) =>
    app.inject({ url: calls.getMe.path, headers: { authorization: `Bearer ${token}` } })
  for (const token of tokens) expect((await me(token)).statusCode).toBe(401)
  const renewed = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token: user.refresh },
  })
  expect(renewed.statusCode).toBe(400)
  const remaining = await testApp.db.many(sql`
    select id from account_identities where provider = 'google'
    union all select id from accounts where email like '%@mainstreet.example'
    union all select account_id from email_tokens
    union all select user_id from demo_sessions`)
  expect(remaining).toEqual([])
})

test('a later start without demo mode ends no session', async () => {
  const testApp = await createTestApp()
  expect(await endDemoMode(testApp.db)).toBe(false)
  const user = await createSignedInUser(testApp)
  expect(await endDemoMode(testApp.db)).toBe(false)
  expect((await sendAuthRequest(user, '/user', undefined, user.token)).status).toBe(200)
})
