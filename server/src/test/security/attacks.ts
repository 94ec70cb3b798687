import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { WebSocket } from 'ws'
import { demoAccounts } from '../../../../demo/seed/demo-accounts.ts'
import { refresh, somebody } from '../accounts/sign-in-races.ts'
import type { Race } from '../orders/order-races.ts'
import type { Town } from '../setup/test-app.ts'
import { doorsOpenTo, falseTokens } from './forged-tokens.ts'

const password = 'a lamp in the window'
const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

/** T29, at a town that listens and trusts `trustedSecret`. */
export const falseTokensAtDoors: Race = async (town) => {
  const who = await somebody(town)
  const faults: string[] = []
  // service keys are for admins' calls of the protocol, and for nothing else
  for (const [name, token] of Object.entries(await falseTokens(town, who)))
    for (const door of await doorsOpenTo(town, token, who))
      if (name !== 'a service key' || door !== '/auth/v1/admin/users') faults.push(`${name} opens ${door}`)
  return faults
}

/** What somebody writes about themselves who wants to be more. */
export const wishes = {
  role: 'admin',
  shop_id: '00000000-0000-4000-8000-000000000001',
  is_admin: true,
  app_metadata: { role: 'admin' },
}

/** T32: nobody makes more of themselves than a customer, or the merchant of an own shop that waits. */
export const climbers: Race = async (town) => {
  const browser = town.browser()
  const email = `climber-${crypto.randomUUID()}@people.example`
  await browser.auth.signUp({ email, password, options: { data: wishes } })
  const [mail] = await town.mailsTo(email)
  const code = (await browser.open(mail?.link ?? '')).searchParams.get('code') ?? ''
  const { data } = await browser.auth.exchangeCodeForSession(code)
  const me = town.as(data.session?.access_token ?? '')
  const { id = '' } = data.user ?? {}
  const other = await somebody(town)
  const faults: string[] = []
  const look = async (after: string, role = 'customer', who = me) => {
    const { user } = (await who.send(calls.me)).body
    const isSo = user.role === role && user.shop_id !== wishes.shop_id
    faults.push(...unless(isSo, `after ${after} they are ${user.role} of ${user.shop_id}`))
    const list = await who.send(calls.listUsers)
    faults.push(...unless(list.status === 403, `after ${after} the users are shown: ${list.status}`))
  }
  await look('signing up with wishes')
  await browser.auth.updateUser({ data: wishes })
  const token = { authorization: `Bearer ${me.token}`, 'x-supabase-api-version': '2024-01-01' }
  await town.app.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    headers: token,
    payload: { app_metadata: wishes },
  })
  const renewed = await refresh({ browser }, data.session?.refresh_token ?? '')
  await look('writing about themselves', 'customer', town.as(String(renewed.body.access_token)))
  await me.send(calls.updateMe, { body: { name: 'Eve', ...wishes } })
  await me.send(calls.updateUser, { params: { id }, body: { role: 'admin' } })
  for (const userId of [id, other.id])
    for (const role of ['admin', ...(userId === other.id ? ['merchant'] : [])])
      await me.send(calls.updateRole, { body: { userId, role } })
  await look('asking for another role')
  await look('being asked for by another', 'customer', town.as(other.token))

  const registered = `climber-${crypto.randomUUID()}@people.example`
  const as = (role: string) =>
    town.nobody.send(calls.register, { body: { ...wishes, email: registered, password, role } })
  faults.push(...unless((await as('admin')).status === 400, 'somebody registered as an admin'))
  const { user } = (await as('user')).body
  faults.push(...unless(user.role === 'customer', `registering made them ${user.role} of ${user.shop_id}`))
  return faults
}

/** T33: the form of a demo token can be guessed; only those that this server has given out count, until they end. */
export const forgedDemoTokens: Race = async (town) => {
  const customer = await town.aCustomer()
  const given = Number(customer.token?.split('-').at(-1))
  const faults: string[] = []
  const times = [given - 1, given + 1, given + 7 * 24 * 3_600_000, 1_600_000_000_000]
  const forged = [customer.id, ...demoAccounts.map(({ id }) => id)].flatMap((id) =>
    times.map((time) => `demo-${id}-${time}`),
  )
  for (const token of [...forged, `DEMO-${customer.id}-${given}`, `demo-${customer.id}-0${given}`])
    if ((await town.as(token).send(calls.me)).status !== 401) faults.push(`${token} is somebody`)
  const who = { id: customer.id, browser: town.browser() }
  for (const door of await doorsOpenTo(town, forged[0] ?? '', who)) faults.push(`a forged one opens ${door}`)
  town.clock.now = new Date(Date.now() + 8 * 24 * 3_600_000)
  try {
    if ((await customer.send(calls.me)).status !== 401) faults.push('a demo token counts after its end')
  } finally {
    town.clock.now = undefined
  }
  return faults
}

/** T33: where demo mode is off there is nothing of it, though its accounts may still lie in the database. */
export const demoRemains: Race = async (town) => {
  const faults: string[] = []
  const urls = [
    '/dev/mailbox',
    '/dev/google/authorize',
    '/dev/google/jwks',
    '/dev/google/.well-known/openid-configuration',
    '/api/demo-accounts',
  ]
  for (const url of urls) {
    const { statusCode } = await town.app.inject(url)
    faults.push(...unless(statusCode === 404, `${url} answers ${statusCode}`))
  }
  const left = await town.app.inject('/auth/v1/authorize?provider=google')
  faults.push(...unless(left.statusCode === 400, 'the protocol leads to a Google that is not'))
  const { demo, google, mailbox } = (await town.nobody.send(calls.authConfig)).body
  faults.push(...unless(!demo && !google && mailbox === null, 'the browser is told of it'))
  // its token was given out while there was a demo
  const customer = await town.aCustomer()
  faults.push(...unless((await customer.send(calls.me)).status === 401, 'a demo token counts'))
  for (const { email, password: known } of demoAccounts) {
    const { status } = await town.nobody.send(calls.login, { body: { email, password: known } })
    faults.push(...unless(status === 401, `${email} signs in: ${status}`))
  }
  return faults
}

/** T38: what a page of another site must not do in the name of whom visits it. */
export const foreignPages: Race = async (town) => {
  const who = await somebody(town)
  const page = await town.nobody.send(calls.csrfToken)
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  const { csrfToken: strangers } = (await town.nobody.send(calls.csrfToken)).body
  const send = (headers: Record<string, string>, payload = '{"name":"Changed"}') =>
    town.app.inject({
      method: 'PUT',
      url: '/api/auth/me',
      payload,
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', ...headers },
    })
  const tries: [Record<string, string>, number][] = [
    [{ cookie }, 403],
    [{ cookie, 'x-csrf-token': '' }, 403],
    [{ cookie, 'x-csrf-token': 'forged' }, 403],
    [{ cookie, 'x-csrf-token': strangers }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', cookie, 'x-csrf-token': page.body.csrfToken }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.street.example' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ]
  const faults: string[] = []
  for (const [headers, refusal] of tries) {
    const { statusCode } = await send(headers, refusal === 415 ? 'name=Changed' : undefined)
    faults.push(...unless(statusCode === refusal, `${JSON.stringify(headers)} got ${statusCode}`))
  }
  faults.push(...(await byGet(town, cookie)))
  const { name } = (await town.as(who.token).send(calls.me)).body.user
  faults.push(...unless(name !== 'Changed', 'the name was changed'))
  const own = await send({ cookie, 'x-csrf-token': page.body.csrfToken })
  faults.push(...unless(own.statusCode === 200, `our own page got ${own.statusCode}`))
  for (const path of ['/ws', '/realtime/v1/websocket?apikey=x&vsn=1.0.0'])
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
      faults.push(
        ...unless((await handshake(town, path, origin)) === 403, `${path} is open to pages of ${origin}`),
      )
  return faults
}

/** What a link or a picture can ask for changes nothing: where a call writes, GET is not its method. */
async function byGet(town: Town, cookie: string): Promise<string[]> {
  const before = await fingerprint(town)
  for (const { path, method } of Object.values(calls))
    if (method !== 'GET')
      await town.app.inject({ url: path.replace(/:\w+/g, crypto.randomUUID()), headers: { cookie } })
  return unless((await fingerprint(town)) === before, 'a GET has written something')
}

async function fingerprint(town: Town): Promise<string> {
  const { raw, sql } = await import('../../platform/db/sql.ts')
  const tables = ['users', 'accounts', 'shops', 'products', 'orders', 'direct_messages', 'cart_items']
  const counts = tables.map((table) =>
    town.db.one<{ sum: string }>(sql`
      select count(*) || ' ' || coalesce(sum(hashtext(t::text)), 0) as sum from ${raw(table)} t`),
  )
  return (await Promise.all(counts)).map((row) => row?.sum).join()
}

/** The status of a refusal; 101 for an open door. */
function handshake(town: Town, path: string, origin: string): Promise<number> {
  const { port } = town.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin })
  const status = new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('error', (fault) => resolve(Number(/\d{3}/.exec(fault.message)?.[0])))
  })
  return status.finally(() => socket.terminate())
}
