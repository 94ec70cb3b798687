import { randomUUIDv7 } from 'node:crypto'
import { cartLimits } from '@mainstreet/contract/cart/limits.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { CartItemRow } from './present.ts'

export function listCartItems(reader: Queryable, userId: string): Promise<CartItemRow[]> {
  return reader.many<CartItemRow>(
    withProducts(sql`select *, false as changed from cart_items where user_id = ${userId}`),
  )
}

/**
 * Adds to the existing quantity, atomically; `changed` on the product's line says whether it was added. Not when another
 * request has just added the product for the first time: once more then. On Citus the conflict clause of an insert
 * cannot read the stock; an insert that selects from CTEs alone needs all nodes, so it joins a table, and must compute
 * nothing then, not even a default.
 */
export function addCartItem(
  reader: Queryable,
  userId: string,
  productId: string,
  shopId: string,
  quantity: number,
): Promise<CartItemRow[]> {
  return reader.many<CartItemRow>(sql`
    with wished as materialized (
      select id, price_cents, stock from products
      where id = ${productId} and shop_id = ${shopId} and is_listed and stock >= ${quantity}
    ), raised as (
      update cart_items c set quantity = c.quantity + ${quantity}::integer, seen_price_cents = w.price_cents from wished w
      where c.user_id = ${userId} and c.product_id = w.id
        and c.quantity + ${quantity}::integer <= least(${cartLimits.maxQuantity}, w.stock)
      returning c.*
    ), fresh as materialized (
      select id, price_cents, now() as at from wished
      where not exists (select from cart_items where user_id = ${userId} and product_id = ${productId})
        and (select count(*) from cart_items where user_id = ${userId}) < ${cartLimits.maxLines}
    ), inserted as (
      insert into cart_items (id, user_id, product_id, quantity, seen_price_cents, created_at)
      select ${randomUUIDv7()}::uuid, ${userId}::uuid, p.id, ${quantity}::integer, f.price_cents, f.at
      from fresh f join products p on p.id = f.id
      on conflict (user_id, product_id, variant_id) do nothing
      returning *
    ), added as (
      select * from raised union all select * from inserted
    )
    ${cartAfterWrite(userId)}`)
}

export function setCartItemQuantity(
  reader: Queryable,
  userId: string,
  itemId: string,
  quantity: number,
): Promise<CartItemRow[]> {
  return reader.many<CartItemRow>(sql`
    with added as (
      update cart_items c set quantity = ${quantity}, seen_price_cents = p.price_cents from products p
      where c.id = ${itemId} and c.user_id = ${userId} and p.id = c.product_id and p.is_listed and p.stock >= ${quantity}
      returning c.*
    )
    ${cartAfterWrite(userId)}`)
}

export type CartItemInput = {
  id: string
  product_id: string
  quantity: number
  seen_price_cents: number | null
}

/**
 * Adds to existing quantities up to the stock, and never lowers one; adds new products only up to the line limit.
 * Returns the cart afterwards; `changed` marks the lines that were written.
 */
export function mergeCartItems(
  reader: Queryable,
  userId: string,
  inputs: readonly CartItemInput[],
): Promise<CartItemRow[]> {
  const maxQuantity = cartLimits.maxQuantity
  return reader.many<CartItemRow>(sql`
    with wished as materialized (
      select w.id, w.product_id, w.quantity, p.stock, coalesce(w.seen_price_cents, p.price_cents) as seen_price_cents,
        c.id is null as is_new, row_number() over (partition by c.id is null order by w.at) as nth
      from jsonb_to_recordset(${toRecordset(inputs)}::jsonb) as w (id uuid, product_id uuid, quantity integer, seen_price_cents bigint, at integer)
      join products p on p.id = w.product_id and p.is_listed and p.stock > 0
      left join cart_items c on c.user_id = ${userId} and c.product_id = w.product_id
    ), raised as (
      update cart_items c set
        quantity = greatest(c.quantity, least(c.quantity + w.quantity, ${maxQuantity}, w.stock)),
        seen_price_cents = w.seen_price_cents
      from wished w where c.user_id = ${userId} and c.product_id = w.product_id and not w.is_new
      returning c.*
    ), fresh as materialized (
      select id, product_id, least(quantity, stock, ${maxQuantity}) as quantity, seen_price_cents, now() as at from wished
      where is_new and nth <= ${cartLimits.maxLines} - (select count(*) from cart_items where user_id = ${userId})
    ), inserted as (
      insert into cart_items as c (id, user_id, product_id, quantity, seen_price_cents, created_at)
      select f.id, ${userId}::uuid, p.id, f.quantity, f.seen_price_cents, f.at
      from fresh f join products p on p.id = f.product_id order by p.id
      on conflict (user_id, product_id, variant_id) do update set
        quantity = least(c.quantity + excluded.quantity, ${inlineInteger(maxQuantity)}),
        seen_price_cents = excluded.seen_price_cents
      returning *
    ), added as (
      select * from raised union all select * from inserted
    )
    ${cartAfterWrite(userId)}`)
}

/** A cart view that is not stored; the id of a line is the id of its product. */
export function previewCartItems(
  reader: Queryable,
  inputs: readonly CartItemInput[],
): Promise<CartItemRow[]> {
  return reader.many<CartItemRow>(sql`
    select p.id, p.id as product_id, p.shop_id, w.quantity, p.name, p.image, p.price_cents,
      coalesce(w.seen_price_cents, p.price_cents) as seen_price_cents, p.stock, s.name as shop_name, p.is_listed as available, false as changed
    from jsonb_to_recordset(${toRecordset(inputs)}::jsonb) as w (product_id uuid, quantity integer, seen_price_cents bigint, at integer)
    join products p on p.id = w.product_id and p.is_listed join shops s on s.id = p.shop_id
    order by w.at`)
}

function toRecordset(inputs: readonly CartItemInput[]): string {
  return JSON.stringify(inputs.map((input, index) => ({ ...input, at: index })))
}

/** The cart after the write: the statement's snapshot still has the old rows. */
function cartAfterWrite(userId: string): Sql {
  return withProducts(sql`
    select *, true as changed from added
    union all
    select *, false from cart_items where user_id = ${userId} and id not in (select id from added)`)
}

function withProducts(lines: Sql): Sql {
  return sql`
    select c.id, c.product_id, p.shop_id, c.quantity, p.name, p.image, p.price_cents, c.seen_price_cents, p.stock,
      s.name as shop_name, p.is_listed as available, c.changed
    from (${lines}) c join products p on p.id = c.product_id join shops s on s.id = p.shop_id
    order by c.created_at, c.id`
}

export async function deleteCartItem(reader: Queryable, userId: string, itemId: string): Promise<boolean> {
  const deleted = await reader.one(
    sql`delete from cart_items where id = ${itemId} and user_id = ${userId} returning id`,
  )
  return deleted !== undefined
}

/** Removes ordered items from the cart. */
export async function deleteCartItems(reader: Queryable, userId: string, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return
  await reader.one(sql`delete from cart_items where user_id = ${userId} and id = ${anyUuid(itemIds)}`)
}

export type CartProductRow = {
  id: string
  shop_id: string
  name: string
  stock: number
  is_listed: boolean
  in_cart: number
}

export function findCartProduct(
  reader: Queryable,
  userId: string,
  productId: string,
): Promise<CartProductRow | undefined> {
  return reader.one<CartProductRow>(sql`
    select p.id, p.shop_id, p.name, p.stock, p.is_listed, coalesce(c.quantity, 0) as in_cart
    from products p left join cart_items c on c.product_id = p.id and c.user_id = ${userId} where p.id = ${productId}`)
}

/** Undefined when the item is not in this user's cart. */
export function findProductOfCartItem(
  reader: Queryable,
  userId: string,
  itemId: string,
): Promise<CartProductRow | undefined> {
  return reader.one<CartProductRow>(sql`
    select p.id, p.shop_id, p.name, p.stock, p.is_listed, c.quantity as in_cart
    from cart_items c join products p on p.id = c.product_id where c.id = ${itemId} and c.user_id = ${userId}`)
}

export async function userExists(reader: Queryable, userId: string): Promise<boolean> {
  return (await reader.one(sql`select true from users where id = ${userId}`)) !== undefined
}
