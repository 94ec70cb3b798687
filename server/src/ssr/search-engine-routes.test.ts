import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp({ env: { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://street.example' } })
const get = async (url: string) => {
  const { statusCode, body, headers } = await testApp.app.inject(url)
  return { status: statusCode, body, type: String(headers['content-type']) }
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { status, body, type } = await get('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Sitemap: https://street.example/sitemap.xml')
  expect([...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)).toEqual([
    '/api/',
    '/auth/',
    '/dev/',
    '/cart',
    '/checkout',
    '/chat',
    '/customer-chat',
    '/my-reservations',
    '/payment/',
    '/shop-owner-dashboard',
    '/admin',
  ])
})

test('the sitemap lists everything that is publicly visible, each once, and nothing else', async () => {
  const shop = await testApp.createShop()
  const hidden = await testApp.createShop({ status: 'pending_approval' })
  const shown = await testApp.createProduct({ shop })
  const secrets = [
    hidden.id,
    (await testApp.createProduct({ shop: hidden })).id,
    (await testApp.createProduct({ shop, is_archived: true })).id,
  ]
  await testApp.db.one(sql`
    with made as (
      insert into products (id, shop_id, name, price_cents, stock)
      select gen_random_uuid(), ${shop.id}, 'Thing ' || n, 100, 5 from generate_series(1, 10400) n returning id
    ) select count(*) from made`)

  const files = addresses((await get('/sitemap.xml')).body)
  expect(files[0]).toBe('https://street.example/sitemap/pages.xml')
  const found: string[] = []
  for (const file of files) {
    const { status, body, type } = await get(file.replace('https://street.example', ''))
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    found.push(...addresses(body))
  }
  expect(files.filter((file) => file.includes('products-'))).toHaveLength(3)
  expect(new Set(found).size).toBe(found.length)
  expect(found.filter((address) => address.includes('/product/'))).toHaveLength(10_401)
  expect(found).toEqual(
    expect.arrayContaining([
      'https://street.example/',
      `https://street.example/shop/${shop.id}`,
      `https://street.example/product/${shown.id}`,
    ]),
  )
  expect(found.filter((address) => secrets.some((id) => address.includes(id)))).toEqual([])
})

test.each([
  '/sitemap/nothing.xml',
  '/sitemap/products-ffffffff-ffff-ffff-ffff-ffffffffffff.xml',
  '/sitemap/products-00000000-0000-0000-0000-000000000000.xml%00',
])('%s is not found', async (url) => {
  expect([400, 404]).toContain((await get(url)).status)
})
