import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { callRates } from '@mainstreet/contract/http-limits.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { listDrawingNames } from './studio/drawings.ts'

const testApp = await createTestApp({ env: { CALL_LIMITS: 'on' } })
const drawings = listDrawingNames()
let networks = 0
const createAddress = () => `2001:db8:${(networks++).toString(16)}::1`

const maxRenders = 2
/** An address that may have `maxRenders` more images rendered. */
function createBusyAddress(): string {
  const ip = createAddress()
  for (let count = maxRenders; count < callRates.imageRenders.address; count++)
    testApp.rateLimits.consume('imageRenders', { ip })
  return ip
}

type Render = (index: number) => string
const studioImage: Render = (index) => `/api/images/studio-${drawings[index]}-coffee-0?size=micro&format=jpeg`

test('an address may have a limited number of images rendered; rendered ones are not counted', async () => {
  const get = async (index: number, remoteAddress: string) =>
    (await testApp.app.inject({ url: studioImage(index), remoteAddress })).statusCode
  const [one, other] = [createBusyAddress(), createAddress()]
  for (let index = 0; index < maxRenders; index++) {
    expect(await get(index, one)).toBe(200)
    expect(await get(index, one)).toBe(200)
  }
  expect(await get(maxRenders, one)).toBe(429)
  expect(await get(0, one)).toBe(200)
  expect(await get(maxRenders, other)).toBe(200)
})

test('share cards count as rendered images', async () => {
  const shop = await testApp.createShop()
  const products = await Promise.all(
    Array.from({ length: maxRenders + 1 }, (_, index) =>
      testApp.createProduct({ shop, name: `Jar ${index}` }),
    ),
  )
  const remoteAddress = createBusyAddress()
  const statuses: number[] = []
  for (const { id } of products) {
    const response = await testApp.app.inject({ url: `/api/share-cards/products/${id}`, remoteAddress })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: maxRenders }, () => 200), 429])
})

test('images of the storage protocol that are rendered on request count, too', async () => {
  const { merchant } = await testApp.createShop()
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c52' } })
    .png()
    .toBuffer()
  const name = `${merchant.id}/${randomUUID()}.png`
  const headers = { authorization: `Bearer ${merchant.token}`, 'content-type': 'image/png' }
  const upload = await testApp.app.inject({
    method: 'POST',
    url: `/storage/v1/object/images/${name}`,
    headers,
    payload: bytes,
  })
  expect(upload.statusCode).toBe(200)
  const remoteAddress = createBusyAddress()
  const statuses: number[] = []
  for (let width = 1; width <= maxRenders + 1; width++) {
    const url = `/storage/v1/render/image/public/images/${name}?width=${width}`
    statuses.push((await testApp.app.inject({ url, remoteAddress })).statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: maxRenders }, () => 200), 429])
})

test('an image that a closed connection requested first is rendered for the next one', async () => {
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(address)
  const sockets = await Promise.all(
    Array.from({ length: 3 }, async (_, index) => {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`GET ${studioImage(20 + index)} HTTP/1.1\r\nhost: town\r\n\r\n`)
      return socket
    }),
  )
  for (const socket of sockets) socket.destroy()
  const response = await fetch(`${address}${studioImage(20)}`)
  expect(response.status).toBe(200)
})
