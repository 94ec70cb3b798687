import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { remoteImageLimits } from '@mainstreet/contract/media/limits.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interceptQueries } from '../../test/faults/query-faults.ts'
import {
  createOutboundWith,
  type MaliciousServer,
  startMaliciousServer,
} from '../../test/security/malicious-server.ts'
import * as abuses from '../../test/security/proxy-abuse.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'
import { fetchRemote, publicNetwork, type RemoteNetwork } from './fetch-remote.ts'
import { toDirectUrl } from './image-hosts.ts'

const dnsRecords: Record<string, string[]> = {
  'pictures.example.com': ['127.0.0.1'],
  'inside.example.com': ['10.0.0.5'],
  'metadata.example.com': ['169.254.169.254'],
  'six.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
  'private.example.com': ['127.0.0.1'],
  'nowhere.example.com': [],
}
let lookups = 0
let imageServer: MaliciousServer
let internalServer: { port: number; server: TcpServer }
let internalBytesRead = 0
let testApp: TestApp

const network = createOutboundWith(
  () => imageServer,
  async (host) => {
    lookups += 1
    const addresses = dnsRecords[host]
    if (addresses) return addresses
    throw new Error('ENOTFOUND')
  },
)

beforeAll(async () => {
  imageServer = await startMaliciousServer()
  const tcp = createTcp((socket) =>
    socket.on('error', () => undefined).on('data', (bytes) => (internalBytesRead += bytes.length)),
  )
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready))
  internalServer = { port: (tcp.address() as AddressInfo).port, server: tcp }
  testApp = await createTestApp({ network, env: { IMAGE_HOSTS: '*.example.com' } })
})
afterAll(() => {
  for (const { server } of [imageServer, internalServer]) server.close()
  imageServer.server.closeAllConnections()
})

const imageUrl = (path: string, host = 'pictures.example.com') => `http://${host}:${imageServer.port}${path}`
const proxy = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url: '/api/proxy-image', query: { url }, headers })

const errorOf = async (url: string) => (await proxy(url)).json<{ error: string }>().error
const notInUseMessage = enServer.errors.images.notInUse
/** The request passed the source check, but this test network has no https. */
const forbiddenAddressMessage = enServer.errors.images.hostNotAllowed

/** Forms of loopback, private, reserved and invalid addresses. */
const forbiddenHosts =
  `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 127.0.0.1. 127.255.255.254
  0.0.0.0 0 10.0.0.1 10.255.255.255 012.0.0.1 100.64.0.1 100.127.255.255 169.254.169.254 169.254.170.2 0xa9fea9fe 2852039166
  172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255 0xc0a80001 198.18.0.1
  198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16.example
  [::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:169.254.169.254] [::127.0.0.1]
  [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:a9fe:a9fe::]
  [2002:c0a8:1::1] [2001::1] [2001:0:7f00:1::] [2001:db8::1] [2001:10::1] [3fff::1] [100::1] [fc00::1] [fd00:ec2::254] [fe80::1]
  [fec0::1] [ff02::1] [ff05::2] [5f00::1] [4000::1] [e000::1] inside.example.com metadata.example.com six.example.com
  mapped.example.com mixed.example.com private.example.com nowhere.example.com unknown.example.com localhost
  127.000.000.1 0x7f.0.0.1 0x0a000001 167772161 172.20.10.2 [::ffff:192.168.0.1] [64:ff9b::10.0.0.1] [2002:a00:1::] [fe80::1%25eth0]
  user@127.0.0.1`.split(/\s+/)

const unresolvedHosts = new Set(['unknown.example.com', 'localhost', '168.63.129.16.example'])

describe('internal addresses', () => {
  const { hostNotAllowed, fetchFailed } = enServer.errors.images
  const expectRejected = (url: string, reason: string) =>
    expect(fetchRemote(network, new URL(url)), url).rejects.toMatchObject({ message: reason })
  /** A name without an address, and what is no address at all, are rejected before any request. */
  const getReason = (host: string) =>
    unresolvedHosts.has(host) || !URL.canParse(`http://${host}/`) ? fetchFailed : hostNotAllowed

  test('are never contacted, in any notation', async () => {
    for (const host of forbiddenHosts) {
      const url = `http://${host}:${internalServer.port}/`
      if (URL.canParse(url)) await expectRejected(url, getReason(host))
      else expect((await proxy(url)).statusCode, host).toBe(400)
    }
    expect(forbiddenHosts.length).toBeGreaterThanOrEqual(80)
    expect(internalBytesRead).toBe(0)
  })

  test('are never contacted through a redirect, at any hop', async () => {
    for (const host of forbiddenHosts)
      for (const hops of [1, 2, 5])
        await expectRejected(
          imageUrl(`/?hops=${hops}&to=${encodeURIComponent(`http://${host}:${internalServer.port}/`)}`),
          getReason(host),
        )
    for (const host of ['127.0.0.1', '[::1]', 'inside.example.com', '169.254.169.254'])
      for (let hops = 1; hops <= 10; hops++)
        await expectRejected(
          imageUrl(`/?hops=${hops}&to=${encodeURIComponent(`http://${host}:${internalServer.port}/`)}`),
          hops <= remoteImageLimits.maxRedirects ? hostNotAllowed : fetchFailed,
        )
    for (const to of [
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'data:image/png;base64,AAAA',
      'ftp://127.0.0.1/',
      '//127.0.0.1:1',
      'https://pictures.example.com/',
    ])
      await expectRejected(imageUrl(`/?to=${encodeURIComponent(to)}`), hostNotAllowed)
    await expectRejected(imageUrl(`/?to=${encodeURIComponent('http://[')}`), fetchFailed)
    await expectRejected(
      imageUrl(`/?to=${encodeURIComponent(`http://user:word@pictures.example.com:${imageServer.port}/`)}`),
      hostNotAllowed,
    )
    expect(internalBytesRead).toBe(0)
  })

  test('are not reached when a name changes between lookups: it is resolved once', async () => {
    const before = lookups
    await fetchRemote(
      { ...network, resolve: async () => (++lookups === before + 1 ? ['127.0.0.1'] : ['10.0.0.1']) },
      new URL(imageUrl('/picture.png', 'flips.example.com')),
    )
    expect(lookups).toBe(before + 1)
  })

  test('public hosts are reached only by https on the standard port', () => {
    expect(publicNetwork.protocol).toBe('https:')
    expect([
      publicNetwork.canReach('93.184.216.34', 443),
      publicNetwork.canReach('93.184.216.34', 80),
    ]).toEqual([true, false])
    expect(publicNetwork.canReach('2606:2800:220:1:248:1893:25c8:1946', 443)).toBe(true)
    for (const one of [
      '127.0.0.1',
      '::1',
      'fe80::1%eth0',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      'not an address',
    ])
      expect(publicNetwork.canReach(one, 443)).toBe(false)
  })

  test('the test detects a request to an internal address', async () => {
    const unguardedNetwork: RemoteNetwork = { ...network, canReach: () => true }
    const fetching = fetchRemote(
      unguardedNetwork,
      new URL(`http://private.example.com:${internalServer.port}/`),
    ).catch(() => undefined)
    await expect.poll(() => internalBytesRead).toBeGreaterThan(0)
    internalBytesRead = 0
    void fetching
  })
})

describe('a remote image', () => {
  test('is re-encoded, without headers of the remote server', async () => {
    const response = await proxy(imageUrl('/picture.png'), { accept: 'image/webp' })
    expect(response.statusCode).toBe(200)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 90 })
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
    for (const name of ['set-cookie', 'x-secret']) expect(response.headers[name]).toBeUndefined()
    const revalidated = await proxy(imageUrl('/picture.png'), {
      accept: 'image/webp',
      'if-none-match': String(response.headers.etag),
    })
    expect(revalidated.statusCode).toBe(304)
    expect((await proxy(imageUrl('/picture.png'), { accept: 'image/jpeg' })).headers['content-type']).toBe(
      'image/jpeg',
    )
    expect(imageServer.requestedPaths.filter((path) => path === '/picture.png')).toHaveLength(2)
  })

  test.each<[string, abuses.ProxyAbuse]>([
    ['of endless size is cut off', abuses.endlessBody],
    ['that arrives too slowly or never times out', abuses.slowResponses],
    ['is fetched once for a hundred concurrent requests', abuses.concurrentRequests],
    ['is rejected if it is an SVG with the type of an image', abuses.svgAsImage],
    ['is rejected behind thirty redirects', abuses.manyRedirects],
  ])('%s', async (_, abuse) => expect(await abuse(testApp, imageServer)).toEqual([]))

  test.each([
    '/page.png',
    '/drawing.png',
    '/half.png',
    '/broken.png',
    '/missing.png',
    '/bomb.png',
    '/headers',
    '/loop',
    '/endless',
  ])('%s is rejected and not requested again at once', async (path) => {
    const before = process.memoryUsage().rss
    const response = await proxy(imageUrl(path))
    expect([404, 422]).toContain(response.statusCode)
    const requestCount = imageServer.requestedPaths.length
    expect((await proxy(imageUrl(path))).statusCode).toBe(response.statusCode)
    expect(imageServer.requestedPaths.length).toBe(requestCount)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('is fetched from an unknown host only if a product uses it', async () => {
    const image = `https://strange.example.org/${randomBytes(4).toString('hex')}.png`
    expect(await errorOf(image)).toBe(notInUseMessage)
    const shop = await testApp.createShop()
    await shop.merchant.send(calls.createProduct, { body: { name: 'Mug', price: 1, image } })
    expect(await errorOf(image)).toBe(forbiddenAddressMessage)
    expect((await proxy('not an address')).statusCode).toBe(400)
    expect((await proxy(`https://x.example.com/${'x'.repeat(3000)}`)).statusCode).toBe(400)
  })
})

describe('an image that only an old order uses', () => {
  const createRemoteUrl = () => `https://strange.example.org/${randomBytes(4).toString('hex')}.png`

  async function createOrderedProduct(image: string) {
    const shop = await testApp.createShop()
    const { body } = await shop.merchant.send(calls.createProduct, {
      body: { name: 'Mug', price: 1, stock: 5, image },
    })
    const product = { id: body.product.id, shop }
    const { order } = await testApp.createOrder({ product })
    expect(order.items[0]?.image).toBe(image)
    return product
  }

  test('is fetched after the product has changed or been deleted', async () => {
    const [image, next] = [createRemoteUrl(), createRemoteUrl()]
    const { id, shop } = await createOrderedProduct(image)
    await shop.merchant.send(calls.updateProduct, { params: { id }, body: { image: next } })
    await shop.merchant.send(calls.deleteProduct, { params: { id } })
    expect(await errorOf(image)).toBe(forbiddenAddressMessage)
  })

  test('allows only its exact address', async () => {
    const image = createRemoteUrl()
    await createOrderedProduct(image)
    for (const other of [`${image}?size=2`, `${image}/..`, image.replace('.png', '.jpg'), createRemoteUrl()])
      expect(await errorOf(other)).toBe(notInUseMessage)
  })

  test('is found by an index among many ordered images', async () => {
    const image = createRemoteUrl()
    await createOrderedProduct(image)
    await testApp.db.one(sql`
      insert into order_lines (order_id, line_number, product_id, name, image, price_cents, quantity)
      select gen_random_uuid(), 0, (select id from products limit 1), 'Mug', '/api/images/up-' || n, 100, 1
      from generate_series(1, 20000) n`)
    await testApp.db.one(sql`analyze order_lines`)
    const queries: Sql[] = []
    const restore = interceptQueries(testApp.db, (query) => {
      queries.push(query)
      return query
    })
    expect(await errorOf(`${image}?other`)).toBe(notInUseMessage)
    restore()
    const query = queries.find(({ text }) => text.includes('order_lines'))
    expect(query).toBeDefined()
    const plan = await testApp.db.many(sql`explain ${query ?? sql`select 1`}`)
    expect(JSON.stringify(plan)).toContain('order_lines_with_remote_image')
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on order_lines')
  })
})

describe('an image with an unencoded address', () => {
  const createUnencodedUrl = () =>
    `https://Strange.example.org/Käse & Brot ${randomBytes(4).toString('hex')}.png`

  test('is fetched for products and shops, by each form of its address', async () => {
    const { merchant } = await testApp.createShop()
    const [image, second, shop_photo] = [createUnencodedUrl(), createUnencodedUrl(), createUnencodedUrl()]
    const { body } = await merchant.send(calls.createProduct, {
      body: { name: 'Mug', price: 1, images: [image, second] },
    })
    expect(body.product.images).toEqual([image, second].map((one) => new URL(one).href))
    await merchant.send(calls.updateShop, { params: { id: body.product.shop_id }, body: { shop_photo } })
    for (const one of [image, second, shop_photo])
      expect([await errorOf(new URL(one).href), await errorOf(one)]).toEqual([
        forbiddenAddressMessage,
        forbiddenAddressMessage,
      ])
  })

  test('is also fetched when it was stored unencoded', async () => {
    const { id } = await testApp.createProduct()
    const image = createUnencodedUrl()
    await testApp.db.one(
      sql`update products set image = ${image}, images = ${JSON.stringify([image])} where id = ${id}`,
    )
    expect(await errorOf(image)).toBe(forbiddenAddressMessage)
  })

  test('is rejected when its encoded form is too long', async () => {
    const { merchant } = await testApp.createShop()
    const image = `https://strange.example.org/${'ä'.repeat(1000)}.png`
    expect(
      await merchant.send(calls.createProduct, { body: { name: 'Mug', price: 1, image } }),
    ).toMatchObject({
      status: 422,
    })
  })
})

test.each([
  [
    'https://drive.google.com/file/d/1aBcD_efGhIjKlMn-0/view?usp=sharing',
    'https://drive.usercontent.google.com/download?id=1aBcD_efGhIjKlMn-0&export=view',
  ],
  [
    'https://drive.google.com/open?id=1aBcD_efGhIjKlMn-0',
    'https://drive.usercontent.google.com/download?id=1aBcD_efGhIjKlMn-0&export=view',
  ],
  [
    'https://drive.google.com/uc?export=view&id=1aBcD_efGhIjKlMn-0',
    'https://drive.usercontent.google.com/download?id=1aBcD_efGhIjKlMn-0&export=view',
  ],
  [
    'https://www.dropbox.com/scl/fi/abc/mug.png?rlkey=x&dl=0',
    'https://www.dropbox.com/scl/fi/abc/mug.png?rlkey=x&raw=1',
  ],
  [
    'https://1drv.ms/i/s!AbC',
    `https://api.onedrive.com/v1.0/shares/u!${Buffer.from('https://1drv.ms/i/s!AbC').toString('base64url')}/root/content`,
  ],
  ['https://images.unsplash.com/photo-1?w=800', 'https://images.unsplash.com/photo-1?w=800'],
])('the shared link %s becomes a direct download URL', (sharedLink, directUrl) => {
  expect(toDirectUrl(new URL(sharedLink)).href).toBe(directUrl)
})
