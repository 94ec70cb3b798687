import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, expect, test } from 'vitest'
import { createSignedInUser, refreshSession, sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { connectSignedInSocket } from '../../test/clients/socket-client.ts'
import { showCode } from '../../test/identity/second-factors-fixture.ts'
import { createPaymentsFixture, testCards } from '../../test/payments/payments-fixture.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'
import { csrfCookie } from '../csrf.ts'

/** Runs a full day of activity at the most verbose log level and collects every secret that it uses. */
const lines: string[] = []
const secrets = new Map<string, string>()
const forgedLine = 'forged line'
let testApp: TestApp

const recordSecret = (name: string, secret: string | null | undefined) => {
  if (!secret) throw new Error(`Missing secret: ${name}`)
  secrets.set(name, secret)
  return secret
}

beforeAll(async () => {
  testApp = await createTestApp({
    env: { LOG_LEVEL: 'trace', AUTH_EMAIL_COOLDOWN: '0' },
    log: { write: (line) => void lines.push(line) },
  })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

async function runAccountJourney() {
  const user = await createSignedInUser(testApp, recordSecret('address', 'olive.marsh@people.example'))
  recordSecret('password', user.password)
  recordSecret('access token', user.token)
  recordSecret('refresh token', user.refresh)
  await testApp.withToken(user.token).send(calls.getMe)
  await refreshSession(user, user.refresh)
  await user.browser.auth.resetPasswordForEmail(user.email)
  const [mail] = await testApp.readMailsTo(user.email)
  recordSecret('digits of a mail', mail?.code)
  recordSecret('token of a link', new URL(mail?.link ?? '').searchParams.get('token'))
  const back = await user.browser.followLink(mail?.link ?? '')
  await user.browser.auth.exchangeCodeForSession(recordSecret('code', back.searchParams.get('code')))
  const recovered = recordSecret('recovered password', 'a door on the latch')
  await user.browser.auth.updateUser({ password: recovered })
  const login = { email: user.email, password: recordSecret('wrong password', 'the key under the mat') }
  await testApp.anonymous.send(calls.login, { body: login })
  const { body } = await testApp.anonymous.send(calls.login, { body: { ...login, password: recovered } })
  recordSecret('refresh token of a login', body.refresh_token)
  recordSecret('new password', 'a bell above the door')
  await testApp.withToken(recordSecret('token of a login', body.token)).send(calls.changePassword, {
    body: { currentPassword: recovered, newPassword: 'a bell above the door' },
  })
  const raisedToken = await runSecondFactor(String(body.token))
  return { ...testApp.withToken(raisedToken), id: user.id }
}

async function runSecondFactor(token: string) {
  const browser = testApp.browser()
  const send = (path: string, body: unknown, withToken = token) =>
    sendAuthRequest({ browser }, `/factors${path}`, body, withToken)
  const enrolled = await send('', {
    factor_type: 'totp',
    friendly_name: recordSecret('name of a factor', 'Olive’s phone'),
  })
  const { secret } = enrolled.body.totp as { secret: string }
  const code = recordSecret(
    'code of a factor',
    showCode(recordSecret('secret of a factor', secret), new Date()),
  )
  const challenge = await send(`/${enrolled.body.id}/challenge`, {})
  const proof = { challenge_id: challenge.body.id, code }
  const raised = await send(`/${enrolled.body.id}/verify`, proof)
  await send(`/${enrolled.body.id}/verify`, proof)
  const raisedToken = recordSecret('raised token', String(raised.body.access_token))
  const { body } = await send('/recovery-codes', {}, raisedToken)
  const recoveryCode = recordSecret('recovery code', (body.codes as string[])[0])
  for (let count = 0; count < 2; count++)
    await send('/recovery-codes/verify', { code: recoveryCode }, raisedToken)
  return raisedToken
}

async function runGoogleSignIn() {
  const browser = testApp.browser()
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/auth/callback', skipBrowserRedirect: true },
  })
  const page = await browser.followLink(data.url ?? '')
  recordSecret('state', page.searchParams.get('state'))
  const email = recordSecret('address at Google', 'piers.hollow@gmail.example')
  const choice = new URLSearchParams({ name: 'Piers', email })
  const back = await browser.followLink(`${page.href.replace('/authorize', '/choose')}&${choice}`)
  recordSecret('code of Google', back.searchParams.get('code'))
  const home = await browser.followLink(back.href)
  const code = recordSecret('code after Google', home.searchParams.get('code'))
  const { data: exchanged } = await browser.auth.exchangeCodeForSession(code)
  recordSecret("Google's token", exchanged.session?.provider_token)
}

async function runShoppingJourney(customer: Awaited<ReturnType<typeof runAccountJourney>>) {
  const product = await testApp.createProduct()
  const { shop } = product
  const contact = {
    customer_name: recordSecret('name', 'Olive Marsh'),
    customer_phone: recordSecret('phone', '+1 209 555 0147'),
    customer_email: 'olive.marsh@people.example',
    delivery_address: recordSecret('street', '7 Lantern Lane'),
  }
  const { order } = await testApp.createOrder({ product, customer })
  const key = { shop_id: shop.id, customer_id: customer.id }
  const { port } = testApp.app.server.address() as { port: number }
  const connection = await connectSignedInSocket({ port }, customer, { userType: 'customer' }, key)
  const message = recordSecret('message', 'my door code is 4711')
  await customer.send(calls.sendMessage, { body: { ...key, message } })
  connection.send({ type: 'dance', message })
  await connection.waitForFrame('error')
  connection.disconnect()
  await customer.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message } })
  const { body: link } = await customer.send(calls.getPickupPassLink, { params: { id: order.id } })
  const passToken = recordSecret('token of a pickup pass', link.url.split('/').at(-1))
  await testApp.anonymous.send(calls.getPickupPass, { params: { token: passToken } })
  const subscriptionToken = recordSecret('token of an email subscription', 's'.repeat(48))
  const subscription = { event: 'order_message', token: subscriptionToken }
  await testApp.anonymous.send(calls.getEmailSubscription, { params: subscription })
  await testApp.app.inject({ method: 'POST', url: `/unsubscribe/order_message/${subscriptionToken}` })
  recordSecret('demo token', shop.merchant.token)
  await shop.merchant.send(calls.updateOrderStatus, {
    params: { id: order.id },
    body: { status: 'in_progress' },
  })

  const paymentsFixture = createPaymentsFixture(testApp)
  const paid = await paymentsFixture.checkout(customer, [product], {
    ...contact,
    fulfillment: 'pickup',
    payment: 'online',
  })
  expect(paid.status).toBe(201)
  for (const card of [
    recordSecret('card that declines', testCards.declines),
    recordSecret('card', testCards.succeeds),
  ])
    await paymentsFixture.pay(paid.body, card)
  await paymentsFixture.processPending()

  const upload = { authorization: `Bearer ${shop.merchant.token}` }
  const url = `/storage/v1/object/upload/sign/images/${shop.id}/a.png`
  const signed = await testApp.app.inject({ method: 'POST', url, headers: upload })
  const token = recordSecret('token of an upload', signed.json<{ token: string }>().token)
  await testApp.app.inject({ method: 'PUT', url: `${url}?token=${token}`, payload: 'no picture' })
}

/** Sends input that could be mistaken for a log line of the server. */
async function sendForgedLines() {
  const broken = `a\r\n{"level":50,"msg":"${forgedLine}"}`
  const encoded = encodeURIComponent(broken)
  recordSecret('cookie', 'AAAAAAAAAAAAAAAAAAAAAA')
  for (const url of [`/api/products?search=${encoded}`, `/${encoded}`, `/auth/v1/${encoded}`])
    await testApp.app.inject({
      url,
      headers: { 'user-agent': 'a\tb', cookie: `${csrfCookie}=${secrets.get('cookie')}` },
    })
  const error = { errorId: 'e1', level: 'page', message: broken, url: broken, stack: broken }
  await testApp.anonymous.send(calls.reportError, { body: error })
  await testApp.anonymous.send(calls.login, { body: { email: broken, password: broken } })
}

/** Triggers a server error whose database message contains the rejected value. */
async function triggerServerError() {
  await testApp.db.one(sql`alter table shops add constraint no_more check (name <> 'Sam''s shop') not valid`)
  const email = recordSecret('address in a server error', 'sam.thorne@people.example')
  const body = { email, password: 'a lamp in the window', name: 'Sam', role: 'merchant' }
  expect((await testApp.anonymous.send(calls.register, { body })).status).toBe(500)
}

test('no log line of a full day contains a password, token, code, card, cookie, address or message', async () => {
  const customer = await runAccountJourney()
  await runGoogleSignIn()
  await runShoppingJourney(customer)
  await sendForgedLines()
  await triggerServerError()

  expect(lines.length).toBeGreaterThan(60)
  expect(lines.join('')).toContain('a call failed')
  const text = `${lines.join('')}${lines.map((line) => decodeURIComponent(line.replace(/%(?![\da-f]{2})/gi, ''))).join('')}`
  for (const [name, secret] of secrets) expect(text.includes(secret), name).toBe(false)
})

test('every line is one log record of the server, whatever was sent', () => {
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line)).not.toMatchObject({ msg: forgedLine })
  }
})
