import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { WebSocket } from 'ws'
import { createSignedInUser, refreshSession } from '../accounts/sign-in-races.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'
import { createForgedTokens, findOpenEndpoints } from './forged-tokens.ts'

const password = 'a lamp in the window'
const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])

/** Forged tokens at all endpoints of a listening server that trusts `trustedSecret`. */
export const forgedTokensAtEndpoints: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const failures: string[] = []
  // service keys are only for the admin calls of the protocol
  for (const [name, token] of Object.entries(await createForgedTokens(testApp, user)))
    for (const endpoint of await findOpenEndpoints(testApp, token, user))
      if (name !== 'a service key' || endpoint !== '/auth/v1/admin/users')
        failures.push(`${name} opens ${endpoint}`)
  return failures
}

/** Fields that a user could write to gain privileges. */
export const privilegedFields = {
  role: 'admin',
  shop_id: '00000000-0000-4000-8000-000000000001',
  is_admin: true,
  app_metadata: { role: 'admin' },
}

/** No user can become more than a customer, or the merchant of an own pending shop. */
export const privilegeEscalation: RaceTest = async (testApp) => {
  const browser = testApp.browser()
  const email = `climber-${crypto.randomUUID()}@people.example`
  await browser.auth.signUp({ email, password, options: { data: privilegedFields } })
  const [mail] = await testApp.readMailsTo(email)
  const code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? ''
  const { data } = await browser.auth.exchangeCodeForSession(code)
  const me = testApp.withToken(data.session?.access_token ?? '')
  const { id = '' } = data.user ?? {}
  const other = await createSignedInUser(testApp)
  const failures: string[] = []
  const findLeaks = async (after: string, role = 'customer', who = me) => {
    const { user } = (await who.send(calls.getMe)).body
    const isSo = user.role === role && user.shop_id !== privilegedFields.shop_id
    failures.push(...problemUnless(isSo, `after ${after} they are ${user.role} of ${user.shop_id}`))
    const list = await who.send(calls.listUsers)
    failures.push(...problemUnless(list.status === 403, `after ${after} the users are shown: ${list.status}`))
  }
  await findLeaks('signing up with privileged fields')
  await browser.auth.updateUser({ data: privilegedFields })
  const token = { authorization: `Bearer ${me.token}`, 'x-supabase-api-version': '2024-01-01' }
  await testApp.app.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    headers: token,
    payload: { app_metadata: privilegedFields },
  })
  const renewed = await refreshSession({ browser }, data.session?.refresh_token ?? '')
  await findLeaks(
    'updating the own metadata',
    'customer',
    testApp.withToken(String(renewed.body.access_token)),
  )
  await me.send(calls.updateMe, { body: { name: 'Eve', ...privilegedFields } })
  await me.send(calls.updateUser, { params: { id }, body: { role: 'admin' } })
  for (const userId of [id, other.id])
    for (const role of ['admin', ...(userId === other.id ? ['merchant'] : [])])
      await me.send(calls.updateRole, { body: { userId, role } })
  await findLeaks('requesting another role')
  await findLeaks('a request by another user', 'customer', testApp.withToken(other.token))

  const registered = `climber-${crypto.randomUUID()}@people.example`
  const as = (role: string) =>
    testApp.anonymous.send(calls.register, {
      body: { ...privilegedFields, email: registered, password, role },
    })
  failures.push(...problemUnless((await as('admin')).status === 400, 'a registration created an admin'))
  const { user } = (await as('user')).body
  failures.push(
    ...problemUnless(user.role === 'customer', `registering made them ${user.role} of ${user.shop_id}`),
  )
  return failures
}

/** The form of a demo token can be guessed; only issued tokens count, until they expire. */
export const forgedDemoTokens: RaceTest = async (testApp) => {
  const customer = await testApp.createCustomer()
  const given = Number(customer.token?.split('-').at(-1))
  const failures: string[] = []
  const times = [given - 1, given + 1, given + 7 * dayMs, 1_600_000_000_000]
  const forged = [customer.id, ...demoAccounts.map(({ id }) => id)].flatMap((id) =>
    times.map((time) => `demo-${id}-${time}`),
  )
  for (const token of [...forged, `DEMO-${customer.id}-${given}`, `demo-${customer.id}-0${given}`])
    if ((await testApp.withToken(token).send(calls.getMe)).status !== 401)
      failures.push(`${token} is somebody`)
  const who = { id: customer.id, browser: testApp.browser() }
  for (const endpoint of await findOpenEndpoints(testApp, forged[0] ?? '', who))
    failures.push(`a forged one opens ${endpoint}`)
  testApp.clock.now = new Date(Date.now() + 8 * dayMs)
  try {
    if ((await customer.send(calls.getMe)).status !== 401)
      failures.push('a demo token counts after its expiry')
  } finally {
    testApp.clock.now = undefined
  }
  return failures
}

/** With demo mode off nothing of it works, even if its accounts are still in the database. */
export const demoRemains: RaceTest = async (testApp) => {
  const failures: string[] = []
  const urls = [
    '/dev/mailbox',
    '/dev/google/authorize',
    '/dev/google/jwks',
    '/dev/google/.well-known/openid-configuration',
    '/api/demo-accounts',
  ]
  for (const url of urls) {
    const { statusCode } = await testApp.app.inject(url)
    failures.push(...problemUnless(statusCode === 404, `${url} responds ${statusCode}`))
  }
  const left = await testApp.app.inject('/auth/v1/authorize?provider=google')
  failures.push(...problemUnless(left.statusCode === 400, 'the protocol redirects to a missing Google'))
  const { demo, google, dev_mailbox_url } = (await testApp.anonymous.send(calls.getAuthConfig)).body
  failures.push(
    ...problemUnless(!demo && !google && dev_mailbox_url === null, 'the browser config contains it'),
  )
  // its token was issued while demo mode was on
  const customer = await testApp.createCustomer()
  failures.push(...problemUnless((await customer.send(calls.getMe)).status === 401, 'a demo token counts'))
  for (const { email, password: known } of demoAccounts) {
    const { status } = await testApp.anonymous.send(calls.login, { body: { email, password: known } })
    failures.push(...problemUnless(status === 401, `${email} signs in: ${status}`))
  }
  return failures
}

/** What a page of another site must not be able to do in its visitor's name. */
export const crossSiteRequests: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const page = await testApp.anonymous.send(calls.getCsrfToken)
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  const { csrfToken: otherUsers } = (await testApp.anonymous.send(calls.getCsrfToken)).body
  const send = (headers: Record<string, string>, payload = '{"name":"Changed"}') =>
    testApp.app.inject({
      method: 'PUT',
      url: '/api/auth/me',
      payload,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', ...headers },
    })
  const tries: [Record<string, string>, number][] = [
    [{ cookie }, 403],
    [{ cookie, 'x-csrf-token': '' }, 403],
    [{ cookie, 'x-csrf-token': 'forged' }, 403],
    [{ cookie, 'x-csrf-token': otherUsers }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', cookie, 'x-csrf-token': page.body.csrfToken }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.street.example' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ]
  const failures: string[] = []
  for (const [headers, rejection] of tries) {
    const { statusCode } = await send(headers, rejection === 415 ? 'name=Changed' : undefined)
    failures.push(...problemUnless(statusCode === rejection, `${JSON.stringify(headers)} got ${statusCode}`))
  }
  failures.push(...(await findGetSideEffects(testApp, cookie)))
  const { name } = (await testApp.withToken(user.token).send(calls.getMe)).body.user
  failures.push(...problemUnless(name !== 'Changed', 'the name was changed'))
  const own = await send({ cookie, 'x-csrf-token': page.body.csrfToken })
  failures.push(...problemUnless(own.statusCode === 200, `our own page got ${own.statusCode}`))
  for (const path of ['/ws', '/realtime/v1/websocket?apikey=x&vsn=1.0.0'])
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
      failures.push(
        ...problemUnless(
          (await getHandshakeStatus(testApp, path, origin)) === 403,
          `${path} is open to pages of ${origin}`,
        ),
      )
  return failures
}

/** Requests of links and images change nothing: no mutating call accepts GET. */
async function findGetSideEffects(testApp: TestApp, cookie: string): Promise<string[]> {
  const before = await hashTables(testApp)
  for (const { path, method } of Object.values(calls))
    if (method !== 'GET')
      await testApp.app.inject({ url: path.replace(/:\w+/g, crypto.randomUUID()), headers: { cookie } })
  return problemUnless((await hashTables(testApp)) === before, 'a GET has written something')
}

async function hashTables(testApp: TestApp): Promise<string> {
  const { identifier, sql } = await import('@mainstreet/platform/db/sql.ts')
  const tables = ['users', 'accounts', 'shops', 'products', 'orders', 'chat_messages', 'cart_items']
  const counts = tables.map((table) =>
    testApp.db.one<{ sum: string }>(sql`
      select count(*) || ' ' || coalesce(sum(hashtext(t::text)), 0) as sum from ${identifier(table)} t`),
  )
  return (await Promise.all(counts)).map((row) => row?.sum).join()
}

/** The status of a rejected handshake; 101 when it is accepted. */
function getHandshakeStatus(testApp: TestApp, path: string, origin: string): Promise<number> {
  const { port } = testApp.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin })
  const status = new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('error', (error) => resolve(Number(/\d{3}/.exec(error.message)?.[0])))
  })
  return status.finally(() => socket.terminate())
}
