import { randomUUID } from 'node:crypto'
import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopCategory, ShopStatus } from '@mainstreet/contract/shops/shop.ts'
import { issueDemoToken } from '../../accounts/demo/demo-tokens.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from './test-app.ts'

/** Open all day, every day: tests that are not about hours never meet a closed door. */
const allDay = [{ opens: '00:00', closes: '00:00' }]
export const alwaysOpen: Hours = {
  time_zone: 'America/Los_Angeles',
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
  exceptions: [],
}

type ShopWishes = {
  name?: string
  category?: ShopCategory
  status?: ShopStatus
  hours?: Hours
  lat?: number
  lng?: number
  confirm_by_hand?: boolean
  paused_until?: Date
}
type ProductWishes = {
  shop?: MadeShop
  name?: string
  description?: string
  price_cents?: number
  stock?: number
  is_archived?: boolean
}
type OrderWishes = {
  shop?: MadeShop
  product?: MadeProduct
  customer?: Person
  quantity?: number
  order_type?: Order['order_type']
}

export type MadeShop = { id: string; merchant: Person }
export type MadeProduct = { id: string; shop: MadeShop }
export type MadeOrder = { order: Order; customer: Person; shop: MadeShop; product: MadeProduct }

export type Factories = {
  aCustomer(): Promise<Person>
  anAdmin(): Promise<Person>
  /** A merchant without a shop; `aShop` brings its own. */
  aMerchant(): Promise<Person>
  aShop(wishes?: ShopWishes): Promise<MadeShop>
  aProduct(wishes?: ProductWishes): Promise<MadeProduct>
  /** Placed through the front door. */
  anOrder(wishes?: OrderWishes): Promise<MadeOrder>
}

/** Builds a valid world; a test says only what matters to it. */
export function factories(db: Db, person: (id: string, token?: string) => Person): Factories {
  let count = 0

  async function someone(role: StoredRole): Promise<Person> {
    const id = randomUUID()
    count += 1
    await db.one(sql`
      insert into users (id, email, name, role, is_demo)
      values (${id}, ${`${role}-${count}@test.example`}, ${`The ${role} ${count}`}, ${role}, true)`)
    return person(id, await issueDemoToken(db, id, new Date()))
  }

  const make: Factories = {
    aCustomer: () => someone('customer'),
    anAdmin: () => someone('admin'),
    aMerchant: () => someone('merchant'),

    async aShop({
      name,
      category = 'Coffee',
      status = 'approved',
      hours = alwaysOpen,
      lat = 37.4849,
      lng = -119.9663,
      ...more
    } = {}) {
      const merchant = await someone('merchant')
      const id = randomUUID()
      await db.one(sql`
        insert into shops (id, owner_id, name, category, location, lat, lng, hours, status, approved_at, rejected_at,
          rejection_reason, confirm_by_hand, paused_until)
        values (${id}, ${merchant.id}, ${name ?? `Shop ${count}`}, ${category}, '1 Main Street, Mariposa, CA', ${lat}, ${lng},
          ${JSON.stringify(hours)}, ${status}, ${status === 'approved' ? new Date() : null},
          ${status === 'rejected' ? new Date() : null}, ${status === 'rejected' ? 'Not a shop' : null},
          ${more.confirm_by_hand ?? false}, ${more.paused_until ?? null})`)
      return { id, merchant }
    },

    async aProduct({
      shop,
      name,
      description = 'Good',
      price_cents = 1200,
      stock = 10,
      is_archived = false,
    } = {}) {
      const its = shop ?? (await make.aShop())
      const id = randomUUID()
      count += 1
      await db.one(sql`
        insert into products (id, shop_id, name, description, image, images, price_cents, stock, is_archived, archived_at)
        values (${id}, ${its.id}, ${name ?? `Thing ${count}`}, ${description}, '/api/placeholder/200/200/theme/Coffee', '[]',
          ${price_cents}, ${stock}, ${is_archived}, ${is_archived ? new Date() : null})`)
      return { id, shop: its }
    },

    async anOrder({ shop, product, customer, quantity = 1, order_type = 'reservation' } = {}) {
      const thing = product ?? (await make.aProduct(shop ? { shop } : {}))
      const who = customer ?? (await make.aCustomer())
      const { status, body } = await who.send(calls.placeOrder, {
        body: { shop_id: thing.shop.id, product_id: thing.id, quantity, order_type, customer_name: 'Kim' },
      })
      if (status !== 201) throw new Error(`The order was not placed: ${status} ${body.error}`)
      return { order: body.order, customer: who, shop: thing.shop, product: thing }
    },
  }
  return make
}
