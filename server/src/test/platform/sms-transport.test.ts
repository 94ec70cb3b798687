import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSmsTransport, type SmsSettings } from '@mainstreet/platform/sms/sms-transport.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const received: { url: string | undefined; authorization: string | undefined; form: unknown }[] = []
let response = { status: 201, body: '{"sid":"SM1","status":"queued"}' }
let settings: SmsSettings

async function recordRequest(request: IncomingMessage) {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  received.push({
    url: `${request.method} ${request.url}`,
    authorization: request.headers.authorization,
    form,
  })
}

beforeAll(async () => {
  const provider = createServer(async (request, reply) => {
    await recordRequest(request)
    reply.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  registerCleanup(async () => provider.close())
  const { port } = provider.address() as AddressInfo
  settings = { url: `http://127.0.0.1:${port}`, accountSid: 'AC1', authToken: 'token', from: '+12095550100' }
})

test('a message is posted as a form with basic authentication', async () => {
  await createSmsTransport(testApp.db, settings, false)({ to: '+12095550111', text: 'Hello & welcome' })
  expect(received.at(-1)).toEqual({
    url: 'POST /2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
    form: { To: '+12095550111', From: '+12095550100', Body: 'Hello & welcome' },
  })
})

test('a messaging service can be the sender', async () => {
  const from = `MG${'0123456789abcdef'.repeat(2)}`
  await createSmsTransport(testApp.db, { ...settings, from }, false)({ to: '+12095550111', text: 'Hi' })
  expect(received.at(-1)?.form).toEqual({ To: '+12095550111', MessagingServiceSid: from, Body: 'Hi' })
})

test('an error names the codes of the provider, and neither the number nor the text', async () => {
  response = { status: 400, body: '{"code":21211,"message":"Invalid To: +12095550111"}' }
  const sending = createSmsTransport(testApp.db, settings, false)({ to: '+12095550111', text: 'secret' })
  await expect(sending).rejects.toThrow('The SMS provider did not take a message (400 21211)')
})

test('without a provider and outside demo mode nothing can be sent', async () => {
  const sending = createSmsTransport(testApp.db, undefined, false)({ to: '+12095550111', text: 'Hi' })
  await expect(sending).rejects.toThrow('SMS_ACCOUNT_SID')
})

test('the inbox of demo mode lists messages to people', async () => {
  await createSmsTransport(testApp.db, undefined, true)({ to: '+12095550111', text: '<b>123456</b>' })
  const page = await testApp.app.inject({ url: '/dev/text-messages', headers: { accept: 'text/html' } })
  expect(page.body).toContain('&lt;b&gt;123456&lt;/b&gt;')
  expect(page.body).toContain('To +12095550111')
  const other = await testApp.app.inject({ url: '/dev/text-messages', query: { to: '+1' } })
  expect(other.json()).toEqual({ data: [] })
})

test('the inbox exists in demo mode only', async () => {
  const { app } = await createTestApp({ env: { DEMO: 'off' } })
  expect((await app.inject('/dev/text-messages')).statusCode).toBe(404)
})
