import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../setup/test-app.ts'

let testApp: TestApp
let port = 0
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  port = (testApp.app.server.address() as { port: number }).port
})

/** The response to a request whose body is declared but never sent. */
function sendDeclaredBody(method: string, path: string, bytes: number, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({
      port,
      method,
      path,
      headers: { 'content-type': 'application/json', 'content-length': bytes, ...headers },
    })
    sent.on('response', (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

const callsWithBody = Object.values(calls as Record<string, CallShape>).filter(
  ({ method }) => method !== 'GET',
)
const toPath = ({ path }: CallShape) => path.replace(/:\w+/g, randomUUID())

test('a caller without access is rejected before the body is read', async () => {
  for (const call of callsWithBody.filter(({ access }) => access !== 'public')) {
    const bytes = call.maxBodyBytes ?? bodyLimits.defaultBytes
    expect((await sendDeclaredBody(call.method, toPath(call), bytes)).status, call.path).toBe(401)
  }
  const customer = await testApp.createCustomer()
  const headers = { authorization: `Bearer ${customer.token}` }
  const { method, path, maxBodyBytes } = calls.importProducts
  expect((await sendDeclaredBody(method, path, maxBodyBytes, headers)).status).toBe(403)
})

test('a public call accepts up to 64 KB', async () => {
  for (const call of callsWithBody.filter(({ access }) => access === 'public')) {
    expect(
      (await sendDeclaredBody(call.method, toPath(call), bodyLimits.defaultBytes + 1)).status,
      call.path,
    ).toBe(413)
    expect(call.maxBodyBytes).toBeUndefined()
  }
})

test.each(['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/recover', '/auth/v1/verify'])(
  '%s accepts up to 64 KB',
  async (path) => {
    expect((await sendDeclaredBody('POST', path, bodyLimits.defaultBytes + 1)).status).toBe(413)
  },
)

test('files from a caller without a valid token or signature are not read', async () => {
  const name = `${randomUUID()}/cup.jpg`
  const file = { 'content-type': 'image/jpeg' }
  const attempts = [
    ['POST', `/storage/v1/object/images/${name}`],
    ['PUT', `/storage/v1/object/images/${name}`],
    ['PUT', `/storage/v1/object/upload/sign/images/${name}?token=x`],
    ['DELETE', '/storage/v1/object/images'],
    ['POST', '/storage/v1/object/move'],
  ] as const
  for (const [method, path] of attempts) {
    const bytes = path.includes('cup') ? 19_000_000 : 1000
    const { status, body } = await sendDeclaredBody(method, path, bytes, file)
    expect(status, path).toBe(400)
    expect(body, path).toContain('InvalidJWT')
  }
  const customer = await testApp.createCustomer()
  const headers = { ...file, authorization: `Bearer ${customer.token}` }
  const foreign = await sendDeclaredBody('POST', `/storage/v1/object/images/${name}`, 19_000_000, headers)
  expect(foreign.body).toContain('AccessDenied')
})

test('a product accepts an image as a data URL', async () => {
  const { merchant } = await testApp.createShop()
  const image = `data:image/png;base64,${'A'.repeat(2_000_000)}`
  const response = await merchant.send(calls.createProduct, { body: { name: 'Cup', price: 5, image } })
  // it was read: the content is no image
  expect(response.status).toBe(422)
})

test('opening hours with the maximum of exceptions are accepted', async () => {
  const shop = await testApp.createShop()
  const { body } = await shop.merchant.send(calls.getShop, { params: { id: shop.id } })
  const periods = Array.from({ length: 6 }, (_, index) => ({
    opens: `${10 + index}:00`,
    closes: `${10 + index}:30`,
  }))
  const exceptions = Array.from({ length: 100 }, (_, day) => ({
    date: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    periods,
    note: '閉'.repeat(200),
  }))
  const hours = { ...body.shop.hours, exceptions }
  const response = await shop.merchant.send(calls.setHours, { params: { id: shop.id }, body: { hours } })
  expect(response.status).toBe(200)
})
