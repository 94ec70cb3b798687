import { randomUUIDv7 } from 'node:crypto'
import { cartLimits } from '@mainstreet/contract/cart/cart.ts'
import type { Reader } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'
import type { CartRow } from './present.ts'

export function linesOf(reader: Reader, userId: string): Promise<CartRow[]> {
  return reader.many<CartRow>(
    withGoods(sql`select *, false as changed from cart_items where user_id = ${userId}`),
  )
}

/** Adds up with what is there, also when two add at once; `changed` on the product's line tells whether it was possible. */
export function addLine(
  reader: Reader,
  userId: string,
  productId: string,
  shopId: string,
  quantity: number,
): Promise<CartRow[]> {
  return reader.many<CartRow>(sql`
    with added as (
      insert into cart_items as c (id, user_id, product_id, quantity)
      select ${randomUUIDv7()}, ${userId}::uuid, p.id, ${quantity}::integer from products p
      where p.id = ${productId} and p.shop_id = ${shopId} and p.listed and p.stock >= ${quantity}
        and (select count(*) from cart_items where user_id = ${userId} and product_id <> ${productId}) < ${cartLimits.lines}
      on conflict (user_id, product_id) do update set quantity = c.quantity + excluded.quantity
        where c.quantity + excluded.quantity <= least(${cartLimits.quantity}, (select stock from products where id = ${productId}))
      returning *
    )
    ${written(userId)}`)
}

export function setLine(
  reader: Reader,
  userId: string,
  itemId: string,
  quantity: number,
): Promise<CartRow[]> {
  return reader.many<CartRow>(sql`
    with added as (
      update cart_items c set quantity = ${quantity} from products p
      where c.id = ${itemId} and c.user_id = ${userId} and p.id = c.product_id and p.listed and p.stock >= ${quantity}
      returning c.*
    )
    ${written(userId)}`)
}

/** The cart as it is after the statement, whose own reading still sees it as it was. */
function written(userId: string): Sql {
  return withGoods(sql`
    select *, true as changed from added
    union all
    select *, false from cart_items where user_id = ${userId} and id not in (select id from added)`)
}

function withGoods(lines: Sql): Sql {
  return sql`
    select c.id, c.product_id, p.shop_id, c.quantity, p.name, p.image, p.price_cents, p.stock, s.name as shop_name,
      p.listed as available, c.changed
    from (${lines}) c join products p on p.id = c.product_id join shops s on s.id = p.shop_id
    order by c.created_at, c.id`
}

export async function deleteLine(reader: Reader, userId: string, itemId: string): Promise<boolean> {
  const gone = await reader.one(
    sql`delete from cart_items where id = ${itemId} and user_id = ${userId} returning id`,
  )
  return gone !== undefined
}

/** What has been ordered leaves the cart. */
export async function dropFromCart(reader: Reader, userId: string, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  await reader.one(
    sql`delete from cart_items where user_id = ${userId} and product_id = any(${productIds}::uuid[])`,
  )
}

export type Goods = {
  id: string
  shop_id: string
  name: string
  stock: number
  listed: boolean
  in_cart: number
}

export function findGoods(reader: Reader, userId: string, productId: string): Promise<Goods | undefined> {
  return reader.one<Goods>(sql`
    select p.id, p.shop_id, p.name, p.stock, p.listed, coalesce(c.quantity, 0) as in_cart
    from products p left join cart_items c on c.product_id = p.id and c.user_id = ${userId} where p.id = ${productId}`)
}

export function findGoodsOfLine(reader: Reader, userId: string, itemId: string): Promise<Goods | undefined> {
  return reader.one<Goods>(sql`
    select p.id, p.shop_id, p.name, p.stock, p.listed, c.quantity as in_cart
    from cart_items c join products p on p.id = c.product_id where c.id = ${itemId} and c.user_id = ${userId}`)
}

export async function hasUser(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.one(sql`select true from users where id = ${userId}`)) !== undefined
}
