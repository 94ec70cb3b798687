import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createRemoteUsers } from '../nodes/remote-users.ts'
import { startServerProcess } from '../nodes/server-process.ts'
import { createFactories, type Factories } from '../setup/factories.ts'
import { startVarnish, varnishSkipReason } from './varnish.ts'

/** Far below the time after which a response expires by itself. */
const purgeTimeout = { timeout: 20 * secondMs, interval: 50 }

describe.skipIf(varnishSkipReason)(
  `behind Varnish${varnishSkipReason ? ` (skipped: ${varnishSkipReason})` : ''}`,
  { timeout: 2 * minuteMs },
  () => {
    let edge = ''
    let town: Factories

    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'mainstreet-edge-'))
      registerCleanup(async () => rmSync(folder, { recursive: true, force: true }))
      const { url, open } = await createTestDatabase()
      const port = await findFreePort()
      edge = `http://127.0.0.1:${port}`
      const node = await startServerProcess({
        DATABASE_URL: url,
        DATA_DIR: folder,
        TRUST_PROXY: '127.0.0.1',
        CDN_PURGE_URL: `${edge}/purge`,
      })
      await startVarnish(port, new URL(node.address).port)
      town = createFactories(
        open(),
        createRemoteUsers(() => edge),
      )
    }, 2 * minuteMs)

    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${edge}${path}`, { headers })
      return {
        headers: response.headers,
        cache: response.headers.get('x-cache'),
        body: await response.text(),
      }
    }
    const asPage = { accept: 'text/html', 'accept-language': 'en-US,en;q=0.9' }
    /** Stored by Varnish, not only by the node. */
    const getUntilStored = (path: string, headers: Record<string, string> = {}) =>
      vi.waitUntil(async () => {
        const response = await get(path, headers)
        return response.cache === 'hit' && response
      }, purgeTimeout)

    test('visitors get public lists, products and pages from the cache, and browsers revalidate', async () => {
      const product = await town.createProduct({ stock: 3 })
      for (const [path, headers] of [
        ['/api/products?limit=20', {}],
        ['/api/shops?limit=20', {}],
        [`/api/products/${product.id}`, {}],
        [`/product/${product.id}`, asPage],
      ] as const) {
        const stored = await getUntilStored(path, headers)
        expect(stored.headers.get('cache-control'), path).toBe('no-cache')
        expect(stored.headers.has('surrogate-key'), path).toBe(false)
      }
      const page = await get(`/product/${product.id}`, { ...asPage, 'accept-language': 'en;q=0.5, fr' })
      expect(page.cache).toBe('hit')
    })

    test('a sale and a new price are seen at once, in lists and on pages', async () => {
      const customer = await town.createCustomer()
      const shop = await town.createShop()
      const product = await town.createProduct({ shop, stock: 3, price_cents: 400 })
      const paths: [string, Record<string, string>][] = [
        [`/api/shops/${shop.id}/products?limit=20`, {}],
        [`/api/products/${product.id}`, {}],
        [`/product/${product.id}`, asPage],
      ]
      for (const path of paths) await getUntilStored(...path)

      const placed = await customer.send(calls.placeOrder, {
        body: { shop_id: shop.id, product_id: product.id, customer_name: 'Kim' },
      })
      expect(placed.status).toBe(201)
      for (const path of paths.slice(0, 2))
        await vi.waitUntil(async () => (await get(...path)).body.includes('"stock":2'), purgeTimeout)

      for (const path of paths) await getUntilStored(...path)
      await shop.merchant.send(calls.updateProduct, { params: { id: product.id }, body: { price: 12.34 } })
      for (const path of paths)
        await vi.waitUntil(async () => (await get(...path)).body.includes('12.34'), purgeTimeout)
    })

    test('what a signed-in user gets is never stored, and never comes from what visitors got', async () => {
      const shop = await town.createShop()
      const hidden = await town.createProduct({ shop, name: 'Hidden teapot' })
      await shop.merchant.send(calls.archiveProduct, { params: { id: hidden.id }, body: { archived: true } })
      const path = `/api/shops/${shop.id}/products?limit=20&includeArchived=true`
      const authorization = `Bearer ${shop.merchant.token}`
      for (const _ of [1, 2, 3]) {
        const own = await get(path, { authorization })
        expect(own.cache).toBe('miss')
        expect(own.body).toContain('Hidden teapot')
        expect((await get(path)).body).not.toContain('Hidden teapot')
      }
      await getUntilStored(path)
      expect((await get(path, { authorization })).body).toContain('Hidden teapot')
      // who has just written, or chosen a place
      expect((await get(path, { cookie: 'mainstreet_position=0' })).cache).toBe('miss')
    })

    test('a purge of a visitor is rejected, although the proxy before Varnish is on its machine', async () => {
      const path = '/api/shops?limit=20'
      await getUntilStored(path)
      const purge = (headers: Record<string, string>) =>
        fetch(`${edge}/purge`, { method: 'POST', headers: { 'surrogate-key': 'shop_lists', ...headers } })
      expect((await purge({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
      expect((await get(path)).cache).toBe('hit')
      expect((await purge({})).status).toBe(204)
      expect((await get(path)).cache).toBe('miss')
    })

    test('sockets pass through', async () => {
      const socket = new WebSocket(`${edge.replace('http', 'ws')}/ws`)
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      socket.close()
    })
  },
)
