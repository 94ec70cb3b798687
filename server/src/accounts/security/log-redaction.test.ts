import { calls } from '@mainstreet/contract/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { refresh, somebody } from '../../test/accounts/sign-in-races.ts'
import { openGuest } from '../../test/clients/socket-client.ts'
import { testCards, tillOf } from '../../test/payments/payments-fixture.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'
import { csrfCookie } from '../csrf.ts'

/** T41: a whole day of the street at the most talkative level; what must not be told is noted on the way. */
const lines: string[] = []
const secrets = new Map<string, string>()
const forged = 'forged line'
let town: Town

const note = (name: string, secret: string | null | undefined) => {
  if (!secret) throw new Error(`There was no ${name}`)
  secrets.set(name, secret)
  return secret
}

beforeAll(async () => {
  town = await startTown({
    env: { LOG_LEVEL: 'trace', AUTH_MAIL_PAUSE: '0' },
    log: { write: (line) => void lines.push(line) },
  })
  await town.app.listen({ host: '127.0.0.1', port: 0 })
})

async function comesAndGoes() {
  const who = await somebody(town, note('address', 'olive.marsh@people.example'))
  note('password', who.password)
  note('access token', who.token)
  note('refresh token', who.refresh)
  await town.as(who.token).send(calls.me)
  await refresh(who, who.refresh)
  await who.browser.auth.resetPasswordForEmail(who.email)
  const [mail] = await town.mailsTo(who.email)
  note('digits of a mail', mail?.code)
  note('token of a link', new URL(mail?.link ?? '').searchParams.get('token'))
  const back = await who.browser.open(mail?.link ?? '')
  await who.browser.auth.exchangeCodeForSession(note('code', back.searchParams.get('code')))
  const recovered = note('recovered password', 'a door on the latch')
  await who.browser.auth.updateUser({ password: recovered })
  const login = { email: who.email, password: note('wrong password', 'the key under the mat') }
  await town.nobody.send(calls.login, { body: login })
  const { body } = await town.nobody.send(calls.login, { body: { ...login, password: recovered } })
  note('refresh token of a login', body.refresh_token)
  note('new password', 'a bell above the door')
  await town.as(note('token of a login', body.token)).send(calls.changePassword, {
    body: { currentPassword: recovered, newPassword: 'a bell above the door' },
  })
  return { ...town.as(body.token), id: who.id }
}

async function comesByGoogle() {
  const browser = town.browser()
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/auth/callback', skipBrowserRedirect: true },
  })
  const page = await browser.open(data.url ?? '')
  note('state', page.searchParams.get('state'))
  const email = note('address at Google', 'piers.hollow@gmail.example')
  const choice = new URLSearchParams({ name: 'Piers', email })
  const back = await browser.open(`${page.href.replace('/authorize', '/choose')}&${choice}`)
  note('code of Google', back.searchParams.get('code'))
  const home = await browser.open(back.href)
  const code = note('code after Google', home.searchParams.get('code'))
  const { data: done } = await browser.auth.exchangeCodeForSession(code)
  note("Google's token", done.session?.provider_token)
}

async function buysAndTalks(customer: Awaited<ReturnType<typeof comesAndGoes>>) {
  const product = await town.aProduct()
  const { shop } = product
  const contact = {
    customer_name: note('name', 'Olive Marsh'),
    customer_phone: note('phone', '+1 209 555 0147'),
    customer_email: 'olive.marsh@people.example',
    delivery_address: note('street', '7 Lantern Lane'),
  }
  const { order } = await town.anOrder({ product, customer })
  const key = { shop_id: shop.id, customer_id: customer.id }
  const { port } = town.app.server.address() as { port: number }
  const guest = await openGuest({ port }, customer, { userType: 'customer' }, key)
  const message = note('message', 'my door code is 4711')
  await customer.send(calls.sendMessage, { body: { ...key, message } })
  guest.say({ type: 'dance', message })
  await guest.next('error')
  guest.leave()
  await customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message } })
  note('demo token', shop.merchant.token)
  await shop.merchant.send(calls.moveOrder, { params: { id: order.id }, body: { status: 'in_progress' } })

  const till = tillOf(town)
  const paid = await till.checkout(customer, [product], {
    ...contact,
    fulfilment: 'pickup',
    payment: 'online',
  })
  expect(paid.status).toBe(201)
  for (const card of [note('card that declines', testCards.declines), note('card', testCards.pays)])
    await till.pay(paid.body, card)
  await till.settleDown()

  const upload = { authorization: `Bearer ${shop.merchant.token}` }
  const url = `/storage/v1/object/upload/sign/pictures/${shop.id}/a.png`
  const signed = await town.app.inject({ method: 'POST', url, headers: upload })
  const token = note('token of an upload', signed.json<{ token: string }>().token)
  await town.app.inject({ method: 'PUT', url: `${url}?token=${token}`, payload: 'no picture' })
}

/** What a reader of lines could take for a line of the program. */
async function writesLines() {
  const broken = `a\r\n{"level":50,"msg":"${forged}"}`
  const encoded = encodeURIComponent(broken)
  note('cookie', 'AAAAAAAAAAAAAAAAAAAAAA')
  for (const url of [`/api/products?search=${encoded}`, `/${encoded}`, `/auth/v1/${encoded}`])
    await town.app.inject({
      url,
      headers: { 'user-agent': 'a\tb', cookie: `${csrfCookie}=${secrets.get('cookie')}` },
    })
  const error = { errorId: 'e1', level: 'page', message: broken, url: broken, stack: broken }
  await town.nobody.send(calls.reportError, { body: error })
  await town.nobody.send(calls.login, { body: { email: broken, password: broken } })
}

/** A fault of our own, whose database names what it could not keep. */
async function meetsAFault() {
  await town.db.one(sql`alter table shops add constraint no_more check (name <> 'Sam''s shop') not valid`)
  const email = note('address in a fault', 'sam.thorne@people.example')
  const body = { email, password: 'a lamp in the window', name: 'Sam', role: 'merchant' }
  expect((await town.nobody.send(calls.register, { body })).status).toBe(500)
}

test('no log line of a whole day holds a password, token, code, card, cookie, address or message', async () => {
  const customer = await comesAndGoes()
  await comesByGoogle()
  await buysAndTalks(customer)
  await writesLines()
  await meetsAFault()

  expect(lines.length).toBeGreaterThan(60)
  expect(lines.join('')).toContain('a call failed')
  const text = `${lines.join('')}${lines.map((line) => decodeURIComponent(line.replace(/%(?![\da-f]{2})/gi, ''))).join('')}`
  for (const [name, secret] of secrets) expect(text.includes(secret), name).toBe(false)
})

test('every line is one record of the program, whatever was sent', () => {
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line)).not.toMatchObject({ msg: forged })
  }
})
