import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

const lock = {
  name: 'lock',
  text: 'select id from bench_stock where id in (2, 3) order by id for no key update',
}
const takeStock = {
  name: 'take',
  text: 'update bench_stock set stock = stock - 1 where id in (2, 3) and stock >= 1 returning id',
}
const insertOrders = {
  name: 'write',
  text: 'insert into bench_orders (product_id, quantity) values (2, 1), (3, 1) returning id',
}

/** The minimum for a checkout over two shops: a transaction that takes stock of two products or of none. */
export function baselineCheckoutRoute(app: FastifyInstance, pool: pg.Pool): void {
  app.post('/checkout', async (_request, reply) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(lock)
      const { rowCount } = await client.query(takeStock)
      const { rows } = await client.query(insertOrders)
      await client.query(rowCount === 2 ? 'commit' : 'rollback')
      return await reply.code(rowCount === 2 ? 201 : 409).send({ orders: rows })
    } finally {
      client.release()
    }
  })
}
