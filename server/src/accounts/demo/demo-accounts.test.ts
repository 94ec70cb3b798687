import { calls } from '@mainstreet/contract/calls.ts'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { seedDemo } from '@mainstreet/demo/seed/seed-demo.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'
import { csrfCookie } from '../csrf.ts'

const testApp = await createTestApp()
beforeAll(() => seedDemo(testApp.db, new Date()))

const signIn = (email: string, password: string) =>
  testApp.anonymous.send(calls.login, { body: { email, password } })
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('each of the 8 demo accounts can sign in as the user it describes', async () => {
  expect(demoAccounts).toHaveLength(8)
  for (const { email, password, id, role, shop_id } of demoAccounts) {
    const { status, body } = await signIn(email, password)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, user: { id, email, role, shop_id } })
    expect(body.token).toMatch(new RegExp(`^demo-${id}-\\d+$`))
    expect(await testApp.anonymous.send(calls.getMe, withToken(body.token))).toMatchObject({
      status: 200,
      body: { user: { id } },
    })
  }
})

test('each demo account can sign in by the protocol, and nobody can change it there', async () => {
  for (const { email, password, id, role } of demoAccounts) {
    const { auth } = testApp.browser()
    expect((await auth.signInWithPassword({ email, password: `${password}!` })).error).not.toBeNull()
    const { data, error } = await auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id, email, app_metadata: { role } })
    const token = data.session?.access_token ?? ''
    expect(await testApp.withToken(token).send(calls.getMe)).toMatchObject({ body: { user: { id, role } } })
    for (const change of [{ password: 'mine alone from now' }, { email: 'mine@people.example' }])
      expect((await auth.updateUser(change)).error).toMatchObject({ status: 403 })
  }
})

test('a wrong password and an unknown address get the same response', async () => {
  const [demoAccount] = demoAccounts
  const wrong = await signIn(demoAccount?.email ?? '', 'not it')
  const unknown = await signIn('nobody@people.example', 'not it')
  expect(wrong).toMatchObject({ status: 401, body: { success: false, error: 'Invalid credentials' } })
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
})

test('a registration with a malformed email reports the error at the email field', async () => {
  const body = { email: 'nora', password: 'a lamp in the window', role: 'customer' as const }
  expect(await testApp.anonymous.send(calls.register, { body })).toMatchObject({
    body: { details: [{ path: 'email', message: 'Enter a valid email address' }] },
  })
})

test('a demo token that this server never issued is rejected', async () => {
  const [account] = demoAccounts
  for (const token of [`demo-${account?.id}-${Date.now()}`, `demo-${account?.id}-1`, 'demo', ''])
    expect(await testApp.anonymous.send(calls.getMe, withToken(token))).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
})

test('signing out ends a demo token', async () => {
  const [account] = demoAccounts
  const { body } = await signIn(account?.email ?? '', account?.password ?? '')
  expect(await testApp.anonymous.send(calls.logout, withToken(body.token))).toMatchObject({ status: 204 })
  expect(await testApp.anonymous.send(calls.getMe, withToken(body.token))).toMatchObject({ status: 401 })
})

test('an expired token is rejected', async () => {
  const customer = await testApp.createCustomer()
  testApp.clock.now = new Date(Date.now() + 8 * 24 * 3600_000)
  expect(await customer.send(calls.getMe)).toMatchObject({ status: 401 })
  testApp.clock.now = undefined
})

test('a request with the CSRF cookie needs the matching CSRF token', async () => {
  const page = await testApp.anonymous.send(calls.getCsrfToken)
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toContain(csrfCookie)
  const customer = await testApp.createCustomer()
  const errorReport = (headers: Record<string, string>) =>
    customer.send(calls.logout, { headers: { cookie, ...headers } })

  expect(await errorReport({})).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
  expect(await errorReport({ 'x-csrf-token': 'forged' })).toMatchObject({
    status: 403,
    body: { code: 'csrf_failed' },
  })
  expect(await errorReport({ 'x-csrf-token': page.body.csrfToken })).toMatchObject({ status: 204 })
})

test('all tabs of a browser get the same CSRF token', async () => {
  const first = await testApp.anonymous.send(calls.getCsrfToken)
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  const second = await testApp.anonymous.send(calls.getCsrfToken, { headers: { cookie } })
  expect(second.body.csrfToken).toBe(first.body.csrfToken)
  expect(second.headers).not.toHaveProperty('set-cookie')
})

test('requests from pages of other sites are rejected', async () => {
  const [account] = demoAccounts
  const body = { email: account?.email ?? '', password: account?.password ?? '' }
  const from = (headers: Record<string, string>) => testApp.anonymous.send(calls.login, { body, headers })
  expect(await from({ origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await from({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
  })
  expect(await from({ origin: 'http://localhost:3000' })).toMatchObject({ status: 200 })
})

test('password guesses are rate limited with a Retry-After header', async () => {
  const testApp = await createTestApp()
  const guess = (password: string) =>
    testApp.anonymous.send(calls.login, { body: { email: 'victim@people.example', password } })
  for (let count = 0; count < 30; count++)
    expect(await guess(`guess ${count}`)).toMatchObject({ status: 401 })
  const { status, headers } = await guess('guess 30')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('without demo mode, demo accounts, demo tokens and the list of demo accounts are unavailable', async () => {
  const testApp = await createTestApp({ env: { DEMO: 'off' } })
  await seedDemo(testApp.db, new Date())
  const [account] = demoAccounts
  expect(await testApp.anonymous.send(calls.listDemoAccounts)).toMatchObject({ status: 404 })
  const body = { email: account?.email ?? '', password: account?.password ?? '' }
  expect(await testApp.anonymous.send(calls.login, { body })).toMatchObject({ status: 401 })
  const customer = await testApp.createCustomer()
  expect(await customer.send(calls.getMe)).toMatchObject({ status: 401 })
})
