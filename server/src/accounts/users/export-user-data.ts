import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AuthenticatedUser, IdentityProvider } from '../identity-provider/identity-provider.ts'
import { requireUser } from './manage-users.ts'
import { presentUserDetails } from './users-store.ts'

/** A user has few orders; the bound limits the memory of one response. */
const maxRows = 10_000

/** All personal data of a user. Orders and messages are copied as the user entered them. */
export async function exportUserData(
  db: Queryable,
  provider: IdentityProvider | undefined,
  authenticatedUser: AuthenticatedUser,
  now: Date,
) {
  const { id, token } = authenticatedUser
  const user = presentUserDetails(await requireUser(db, id))
  const [shop, orders, messages, directMessages, cart] = await Promise.all([
    db.one(sql`
      select id, name, category, location, phone, hours, business_email, website, social_links, about_shop, status, created_at
      from shops where owner_id = ${id} and deleted_at is null`),
    db.many(sql`
      select id, parent_order_id, shop_id, customer_name, customer_phone, customer_email, delivery_address, order_type,
        status, payment_status, total_cents, created_at, updated_at, (
          select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'price_cents', price_cents) order by line)
          from order_items where order_id = o.id
        ) as items
      from orders o where customer_id = ${id} order by created_at desc, id desc limit ${maxRows}`),
    db.many(sql`
      select order_id, message, created_at from order_messages
      where sender_id = ${id} order by created_at desc limit ${maxRows}`),
    db.many(sql`
      select shop_id, customer_id, product_id, message, created_at from direct_messages
      where sender_id = ${id} order by created_at desc limit ${maxRows}`),
    db.many(sql`select product_id, quantity, created_at from cart_items where user_id = ${id}`),
  ])
  const providerSessions = provider ? await provider.listSessions({ ...authenticatedUser, token }) : []
  return {
    exported_at: now.toISOString(),
    user,
    shop: shop ?? null,
    orders,
    messages,
    talks: directMessages,
    cart,
    sessions: providerSessions,
  }
}
