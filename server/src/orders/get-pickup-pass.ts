import type { PickupPass } from '@mainstreet/contract/orders/pickup-pass.ts'
import { findPickupPassProblem, isPickupOrder } from '@mainstreet/contract/orders/pickup-pass-problem.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { readSignedId } from '@mainstreet/platform/http/signed-id.ts'
import { buildPickupPassUrl, type PickupPassLinks } from './pickup-pass-url.ts'
import { findOrder, findPickupPassOrder } from './store.ts'

type PickupPassDeps = { db: Queryable; now: () => Date; passLinks: PickupPassLinks }

/** For a visitor with the link. A token that is malformed, forged or of a deleted order is not found. */
export async function getPickupPass(
  { db, now, passLinks }: PickupPassDeps,
  token: string,
): Promise<PickupPass> {
  const id = readSignedId(passLinks.secret, token)
  const order = id === undefined ? undefined : await findPickupPassOrder(db, id)
  if (id === undefined || !order || !isPickupOrder(order)) throw notFoundError('pickupPass')

  const { shop_name } = order
  const problem = findPickupPassProblem(order, now())
  if (problem) return { state: 'closed', shop_name, problem }
  return {
    state: 'open',
    order_id: id,
    shop_name,
    shop_address: order.shop_address,
    time_zone: order.time_zone ?? openingHoursLimits.defaultTimeZone,
    pickup_code: order.pickup_code,
    is_ready: order.ready_at !== null,
    pickup_from: order.pickup_from?.toISOString() ?? null,
    pickup_until: order.pickup_until?.toISOString() ?? null,
  }
}

/** For the customer only: an admin and the shop see the order, but not its pickup code. */
export async function getPickupPassLink(
  { db, now, passLinks }: PickupPassDeps,
  viewer: Viewer,
  id: string,
): Promise<string> {
  const order = await findOrder(db, id)
  if (order?.customer_id !== viewer.id) throw notFoundError('order')
  if (!isPickupOrder(order) || findPickupPassProblem(order, now()))
    throw new ApiError('wrong_state', (m) => m.errors.orders.noPickupPass)
  return buildPickupPassUrl(passLinks, id)
}
