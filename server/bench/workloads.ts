import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { BenchmarkServers } from './benchmark-servers.ts'
import { createCheckoutWorkload } from './checkout-workload.ts'
import { createSearchWorkloads } from './search-workloads.ts'
import { createPaths, getRequest, type Workload } from './workload.ts'

const defaults = [
  'sortBy=created_at',
  'sortOrder=desc',
  'min_price=0',
  ...['in_stock', 'out_of_stock', 'featured', 'open_now', 'archived'].map((flag) => `${flag}=false`),
  'search=',
]
/** The same query for each number up to 512, written differently. */
const writeDefaults = (number: number) =>
  defaults.map((one, bit) => (number & (1 << bit) ? `&${one}` : '')).join('')

const page = '/api/products?limit=20'
const differentPages = 10
export const uncachedPages = createPaths(
  5000,
  (at) => `${page}&page=${1 + (at % differentPages)}${writeDefaults(Math.floor(at / differentPages))}`,
)

/** The measurable targets of docs/design.md, section 9, each with the same work in plain Fastify and `pg`. */
export async function createWorkloads({ db, port, baselinePort }: BenchmarkServers): Promise<Workload[]> {
  const ready = await fetch(`http://127.0.0.1:${port}${page}`)
  await fetch(`http://127.0.0.1:${baselinePort}/body`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await ready.text(),
  })
  const ids = await db.many<{ id: string }>(sql`
    select id from products where is_listed order by md5(id::text) limit 2000`)
  const locations = createPaths(
    2000,
    (at) =>
      `lat=${(30 + ((at * 7919) % 15000) / 1000).toFixed(3)}&lng=${(-120 + ((at * 104729) % 40000) / 1000).toFixed(3)}`,
  )
  const constant = getRequest(['/constant'])
  const image = await prepareHotImage(port, baselinePort)
  const order = await createOrderWorkload({ db, port })

  return [
    { name: 'page of 20, cached bytes', target: '85 %', ours: getRequest([page]), baseline: constant },
    {
      name: 'page of 20, 304',
      target: '85 %',
      remark: 'the limit sends the whole constant page',
      ours: getRequest([page], { 'if-none-match': ready.headers.get('etag') ?? '' }),
      baseline: constant,
    },
    {
      name: 'page of 20, from the database',
      target: '85 %',
      remark:
        'defaults are written out in another combination each time, so that no cached bytes match; the total is cached; the limit sends the same pages',
      ours: getRequest(uncachedPages),
      baseline: getRequest(createPaths(differentPages, (at) => `/page?page=${1 + at}`)),
    },
    {
      name: 'product detail',
      target: '100 %',
      ours: getRequest(ids.map(({ id }) => `/api/products/${id}`)),
      baseline: getRequest(ids.map(({ id }) => `/one/${id}`)),
    },
    {
      name: 'nearest 10 shops',
      target: 'p99 < 5 ms',
      remark: 'over 4 connections; another location each time; the target is for 100,000 shops (--large)',
      connections: 4,
      ours: getRequest(locations.map((place) => `/api/shops?limit=10&sortBy=distance&${place}`)),
      baseline: getRequest(locations.map((place) => `/near?${place}`)),
    },
    {
      name: 'cached image',
      target: '70 %',
      remark: `${image.kilobytes} kB; the limit is @fastify/static on a folder with the same bytes`,
      ours: getRequest([image.path]),
      baseline: getRequest(['/static/picture.webp']),
    },
    {
      name: 'cached image, 304',
      target: '70 %',
      remark: 'both respond that it has not changed',
      ours: getRequest([image.path], { 'if-none-match': image.etag }),
      baseline: getRequest(['/static/picture.webp'], { 'if-none-match': image.limitEtag }),
    },
    ...(await createSearchWorkloads(db)),
    order,
    await createCheckoutWorkload(db, order.ours.headers),
  ]
}

async function prepareHotImage(port: number, limitPort: number) {
  const path = '/api/images/studio-croissant-food-1?size=small&format=webp'
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  const body = await response.arrayBuffer()
  await fetch(`http://127.0.0.1:${limitPort}/picture`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body,
  })
  const plain = await fetch(`http://127.0.0.1:${limitPort}/static/picture.webp`)
  return {
    path,
    etag: response.headers.get('etag') ?? '',
    limitEtag: plain.headers.get('etag') ?? '',
    kilobytes: Math.round(body.byteLength / 1000),
  }
}

/** One customer, one popular product with unlimited stock. */
async function createOrderWorkload({ db, port }: Pick<BenchmarkServers, 'db' | 'port'>): Promise<Workload> {
  const hot = await db.one<{ id: string; shop_id: string }>(sql`
    update products set stock = 2000000000 where id = md5('product1')::uuid returning id, shop_id`)
  const account = demoAccounts.find(({ role }) => role === 'customer')
  const { token } = await post(`http://127.0.0.1:${port}/api/auth/login`, {
    email: account?.email,
    password: account?.password,
  })
  const body = JSON.stringify({
    shop_id: hot?.shop_id,
    product_id: hot?.id,
    quantity: 1,
    customer_name: 'Bench',
  })
  return {
    name: 'order of one popular product',
    target: '75 %',
    remark:
      'the limit takes the stock and writes a bare row in one statement, without lines, events, outbox or a session',
    ours: { method: 'POST', paths: ['/api/orders'], headers: { authorization: `Bearer ${token}` }, body },
    baseline: { method: 'POST', paths: ['/order'], headers: {}, body: '{}' },
  }
}

async function post(url: string, body: object): Promise<{ token: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<{ token: string }>
}
