import { randomUUID } from 'node:crypto'
import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { issueDemoToken } from '../../accounts/demo/demo-tokens.ts'
import type { TestUser } from './test-user.ts'

/** Open all day, every day, so that tests that are not about hours never meet a closed shop. */
const allDay = [{ opens: '00:00', closes: '00:00' }]
export const alwaysOpen: OpeningHours = {
  time_zone: 'America/Los_Angeles',
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
  exceptions: [],
}

type ShopOverrides = {
  name?: string
  category?: ShopCategory
  status?: ShopStatus
  hours?: OpeningHours
  lat?: number
  lng?: number
  requires_confirmation?: boolean
  paused_until?: Date
}
type ProductOverrides = {
  shop?: TestShop
  name?: string
  description?: string
  price_cents?: number
  stock?: number
  is_archived?: boolean
}
type OrderOverrides = {
  shop?: TestShop
  product?: TestProduct
  customer?: TestUser
  quantity?: number
  order_type?: Order['order_type']
}

export type TestShop = { id: string; merchant: TestUser }
export type TestProduct = { id: string; shop: TestShop }
export type TestOrder = { order: Order; customer: TestUser; shop: TestShop; product: TestProduct }

export type Factories = {
  createCustomer(): Promise<TestUser>
  createAdmin(): Promise<TestUser>
  /** A merchant without a shop; `createShop` creates its own. */
  createMerchant(): Promise<TestUser>
  createShop(overrides?: ShopOverrides): Promise<TestShop>
  createProduct(overrides?: ProductOverrides): Promise<TestProduct>
  /** Placed through the API. */
  createOrder(overrides?: OrderOverrides): Promise<TestOrder>
}

/** Builds valid data; a test specifies only what matters to it. */
export function createFactories(db: Db, toUser: (id: string, token?: string) => TestUser): Factories {
  let count = 0

  async function createUser(role: StoredRole): Promise<TestUser> {
    const id = randomUUID()
    count += 1
    await db.one(sql`
      insert into users (id, email, name, role, is_demo)
      values (${id}, ${`${role}-${count}@test.example`}, ${`The ${role} ${count}`}, ${role}, true)`)
    return toUser(id, await issueDemoToken(db, id, new Date()))
  }

  const make: Factories = {
    createCustomer: () => createUser('customer'),
    createAdmin: () => createUser('admin'),
    createMerchant: () => createUser('merchant'),

    async createShop({
      name,
      category = 'Coffee',
      status = 'approved',
      hours = alwaysOpen,
      lat = 37.4849,
      lng = -119.9663,
      ...more
    } = {}) {
      const merchant = await createUser('merchant')
      const id = randomUUID()
      await db.one(sql`
        insert into shops (id, name, category, location, lat, lng, hours, status, approved_at, rejected_at,
          rejection_reason, requires_confirmation, paused_until)
        values (${id}, ${name ?? `Shop ${count}`}, ${category}, '1 Main Street, Mariposa, CA', ${lat}, ${lng},
          ${JSON.stringify(hours)}, ${status}, ${status === 'approved' ? new Date() : null},
          ${status === 'rejected' ? new Date() : null}, ${status === 'rejected' ? 'Not a shop' : null},
          ${more.requires_confirmation ?? false}, ${more.paused_until ?? null})`)
      await db.one(
        sql`insert into shop_members (shop_id, user_id, role) values (${id}, ${merchant.id}, 'owner')`,
      )
      return { id, merchant }
    },

    async createProduct({
      shop,
      name,
      description = 'Good',
      price_cents = 1200,
      stock = 10,
      is_archived = false,
    } = {}) {
      const ownShop = shop ?? (await make.createShop())
      const id = randomUUID()
      count += 1
      await db.one(sql`
        insert into products (id, shop_id, name, description, image, images, price_cents, stock, is_archived, archived_at)
        values (${id}, ${ownShop.id}, ${name ?? `Thing ${count}`}, ${description}, '/api/placeholder/200/200/theme/Coffee', '[]',
          ${price_cents}, ${stock}, ${is_archived}, ${is_archived ? new Date() : null})`)
      return { id, shop: ownShop }
    },

    async createOrder({ shop, product, customer, quantity = 1, order_type = 'reservation' } = {}) {
      const thing = product ?? (await make.createProduct(shop ? { shop } : {}))
      const user = customer ?? (await make.createCustomer())
      const { status, body } = await user.send(calls.placeOrder, {
        body: { shop_id: thing.shop.id, product_id: thing.id, quantity, order_type, customer_name: 'Kim' },
      })
      if (status !== 201) throw new Error(`the order was not placed: ${status} ${body.error}`)
      return { order: body.order, customer: user, shop: thing.shop, product: thing }
    },
  }
  return make
}
