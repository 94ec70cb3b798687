import { demoAccounts } from '../../demo/seed/demo-accounts.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { BenchStreet } from './benchmark-servers.ts'
import { checkingOut } from './checkout-workload.ts'
import type { Load } from './load-generator.ts'

type Asked = Omit<Load, 'port' | 'seconds' | 'connections'>
export type Work = {
  name: string
  aim: string
  says?: string
  /** Where a queue would be measured otherwise. */
  connections?: number
  ours: Asked
  limit: Asked
}

const get = (paths: string[], headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  paths,
  headers,
  body: undefined,
})
const many = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at))

/** What design 9 aims at, as far as it is built; each beside what Fastify and `pg` do bare. */
export async function worksOn({ db, port, limitPort }: BenchStreet): Promise<Work[]> {
  const page = '/api/products?limit=20'
  const ready = await fetch(`http://127.0.0.1:${port}${page}`)
  await fetch(`http://127.0.0.1:${limitPort}/body`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await ready.text(),
  })
  const ids = await db.many<{ id: string }>(sql`
    select id from products where listed order by md5(id::text) limit 2000`)
  const places = many(
    2000,
    (at) =>
      `lat=${(30 + ((at * 7919) % 15000) / 1000).toFixed(3)}&lng=${(-120 + ((at * 104729) % 40000) / 1000).toFixed(3)}`,
  )
  const constant = get(['/constant'])
  const picture = await hotPicture(port, limitPort)
  const order = await ordering({ db, port })

  return [
    { name: 'page of 20, ready bytes', aim: '60 %', ours: get([page]), limit: constant },
    {
      name: 'page of 20, 304',
      aim: '60 %',
      says: 'the limit sends the whole constant page',
      ours: get([page], { 'if-none-match': ready.headers.get('etag') ?? '' }),
      limit: constant,
    },
    {
      name: 'page of 20, from the database',
      aim: '70 %',
      says: 'min_price differs below a cent each time, so that no kept bytes fit; the total is the kept one',
      ours: get(many(5000, (at) => `${page}&min_price=${(at / 1e9).toFixed(9)}`)),
      limit: get(['/page']),
    },
    {
      name: 'product detail',
      aim: '60 %',
      ours: get(ids.map(({ id }) => `/api/products/${id}`)),
      limit: get(ids.map(({ id }) => `/one/${id}`)),
    },
    {
      name: 'nearest 10 shops',
      aim: 'p99 < 5 ms',
      says: 'over 4 connections; another place each time; the aim is for 100,000 shops (--large)',
      connections: 4,
      ours: get(places.map((place) => `/api/shops?limit=10&sortBy=distance&${place}`)),
      limit: get(places.map((place) => `/near?${place}`)),
    },
    {
      name: 'hot picture',
      aim: '70 %',
      says: `${picture.kilobytes} kB; the limit is @fastify/static on a folder with the same bytes`,
      ours: get([picture.path]),
      limit: get(['/static/picture.webp']),
    },
    {
      name: 'hot picture, 304',
      aim: '70 %',
      says: 'both know that it has not changed',
      ours: get([picture.path], { 'if-none-match': picture.etag }),
      limit: get(['/static/picture.webp'], { 'if-none-match': picture.limitEtag }),
    },
    await searching(db),
    order,
    await checkingOut(db, order.ours.headers),
  ]
}

async function hotPicture(port: number, limitPort: number) {
  const path = '/api/images/studio-croissant-food-1?size=small&format=webp'
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const body = await answer.arrayBuffer()
  await fetch(`http://127.0.0.1:${limitPort}/picture`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body,
  })
  const plain = await fetch(`http://127.0.0.1:${limitPort}/static/picture.webp`)
  return {
    path,
    etag: answer.headers.get('etag') ?? '',
    limitEtag: plain.headers.get('etag') ?? '',
    kilobytes: Math.round(body.byteLength / 1000),
  }
}

/** Two words of a name, one of them mistyped; every eighth time one word alone that a twentieth of all names have. */
async function searching(db: BenchStreet['db']): Promise<Work> {
  const names = await db.many<{ name: string }>(sql`
    select name from products where listed and name like '% by %' order by md5(id::text) limit 10000`)
  const asked = names.map(({ name }, at) => {
    const [, thing = '', , , maker = ''] = name.toLowerCase().split(' ')
    return at % 8 === 0
      ? { typed: [mistyped(thing, at)], meant: [thing] }
      : { typed: [thing, mistyped(maker, at)], meant: [thing, maker] }
  })
  return {
    name: 'search, mistyped',
    aim: 'p99 < 50 ms',
    says: 'over 4 connections; other words each time; the limit is told the right words; the aim is for 1,000,000 products (--large)',
    connections: 4,
    ours: get(asked.map(({ typed }) => `/api/products?limit=20&search=${typed.join('%20')}`)),
    limit: get(asked.map(({ meant }) => `/search?q=${meant.join('%26')}`)),
  }
}

/** In turn a letter too few, two swapped, one wrong. */
function mistyped(word: string, at: number): string {
  const [one, two] = [word.at(-3), word.at(-2)]
  const slips = [`${one}${word.at(-1)}`, `${two}${one}${word.at(-1)}`, `${one}j${word.at(-1)}`]
  return `${word.slice(0, -3)}${slips[at % 3]}`
}

/** One customer, one hot product, its stock never at an end. */
async function ordering({ db, port }: Pick<BenchStreet, 'db' | 'port'>): Promise<Work> {
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
    name: 'order on one hot product',
    aim: '60 %',
    says: 'the limit takes the stock and writes a bare row in one statement, without lines, history, news or a session',
    ours: { method: 'POST', paths: ['/api/orders'], headers: { authorization: `Bearer ${token}` }, body },
    limit: { method: 'POST', paths: ['/order'], headers: {}, body: '{}' },
  }
}

async function post(url: string, body: object): Promise<{ token: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ token: string }>
}
