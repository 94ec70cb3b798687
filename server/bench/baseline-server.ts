import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { baselineCheckoutRoute } from './baseline-checkout.ts'

/**
 * The maximum that Fastify and `pg` reach with the same work: no validation, sessions, logs or business rules. `npm run
 * bench` compares our responses with it.
 */
const [, , url = '', port = '0'] = process.argv
const pool = new pg.Pool({ connectionString: url, max: 10 })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const app = Fastify()

const productSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    shop_id: { type: 'string' },
    name: { type: 'string' },
    description: { type: 'string' },
    image: { type: 'string' },
    images: { type: 'array', items: { type: 'string' } },
    price: { type: 'number' },
    stock: { type: 'integer' },
    is_archived: { type: 'boolean' },
    version: { type: 'integer' },
    created_at: { type: 'string' },
  },
}
const toPageSchema = (items: object) => ({
  response: { 200: { type: 'object', properties: { data: { type: 'array', items } } } },
})
const pageSchema = toPageSchema(productSchema)
/** The fields of our own pages. */
const listedProductSchema = {
  type: 'object',
  properties: {
    ...productSchema.properties,
    archived_at: { type: 'string', nullable: true },
    shop_name: { type: 'string' },
    category: { type: 'string' },
  },
}
const columns =
  'id, shop_id, name, description, image, images, price_cents / 100.0::float8 as price, stock, is_archived, version, created_at'
/** The number is part of the text: with a parameter PostgreSQL would plan each time. */
const createPageQuery = (page: number) => ({
  name: `page ${page}`,
  text: `select p.*, s.name as shop_name, s.category from (
      select ${columns}, archived_at from products where is_listed order by created_at desc, id desc limit 20 offset ${(page - 1) * 20}
    ) p join shops s on s.id = p.shop_id order by p.created_at desc, p.id desc`,
})
const productQuery = { name: 'one', text: `select ${columns} from products where id = $1` }
const searchQuery = {
  name: 'search',
  text: `select ${columns} from products where is_listed and search_vector @@ to_tsquery('english', $1)
    order by ts_rank(search_vector, to_tsquery('english', $1), 1) desc limit 20`,
}
const filteredQuery = {
  name: 'filtered',
  text: `select ${columns} from products where is_listed and search_vector @@ to_tsquery('english', $1)
    and price_cents between $2 and $3 order by created_at desc, id desc limit 20`,
}
const nearestQuery = {
  name: 'near',
  text: `select id, name, lat, lng from shops where status = 'approved' and deleted_at is null order by earth_point <-> earth_point($1, $2) limit 10`,
}
const orderQuery = {
  name: 'order',
  text: `with taken as (update bench_stock set stock = stock - 1 where id = 1 and stock >= 1 returning id)
    insert into bench_orders (product_id, quantity) select id, 1 from taken returning id`,
}

let constantBody = ''
app.post('/body', async ({ body: given }) => {
  constantBody = JSON.stringify(given)
  return ''
})
app.get('/constant', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(constantBody)
})
const folder = mkdtempSync(join(tmpdir(), 'bench-limit-'))
app.addContentTypeParser('image/webp', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
app.post('/picture', async ({ body: given }) => {
  writeFileSync(join(folder, 'picture.webp'), given as Buffer)
  return ''
})
await app.register(fastifyStatic, { root: folder, prefix: '/static/' })
app.get<{ Querystring: { page: string } }>(
  '/page',
  { schema: toPageSchema(listedProductSchema) },
  async ({ query }) => ({ data: (await pool.query(createPageQuery(Number(query.page)))).rows }),
)
app.get<{ Params: { id: string } }>(
  '/one/:id',
  { schema: { response: { 200: productSchema } } },
  async ({ params }) => {
    return (await pool.query({ ...productQuery, values: [params.id] })).rows[0]
  },
)
app.get<{ Querystring: { q: string } }>('/search', { schema: pageSchema }, async ({ query }) => {
  return { data: (await pool.query({ ...searchQuery, values: [query.q] })).rows }
})
app.get<{ Querystring: { search: string; min_price?: string; max_price: string } }>(
  '/filtered',
  { schema: pageSchema },
  async ({ query: { search, min_price = '0', max_price } }) => {
    const cents = [min_price, max_price].map((price) => Math.round(Number(price) * 100))
    return { data: (await pool.query({ ...filteredQuery, values: [search, ...cents] })).rows }
  },
)
app.get<{ Querystring: { lat: string; lng: string } }>('/near', async ({ query }) => {
  return { data: (await pool.query({ ...nearestQuery, values: [query.lat, query.lng] })).rows }
})
app.post('/order', async (_request, reply) => {
  const { rows } = await pool.query(orderQuery)
  return reply.code(rows.length === 1 ? 201 : 409).send({ order: rows[0] })
})

baselineCheckoutRoute(app, pool)

// every message is sent to all other clients
const broadcastServer = new WebSocketServer({ server: app.server, perMessageDeflate: false })
broadcastServer.on('connection', (socket) =>
  socket.on('message', (data) => {
    const text = String(data)
    for (const other of broadcastServer.clients) if (other !== socket) other.send(text)
  }),
)

process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true })
  void app.close().then(() => pool.end())
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
