import { z } from 'zod'
import { call } from '../call.ts'
import { stockConflict } from '../cart/cart.ts'
import { errorResponse } from '../errors.ts'
import { id, idParams, reason } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { pickupCode } from './fields.ts'
import { order, orderStatus, orderType, placeOrderBody } from './order.ts'
import { pickupPass } from './pickup-pass.ts'

const orderResponse = z.object({ order })
/** With `wrong_state`: the current order. */
const orderConflict = errorResponse.extend({ order: order.optional() })
const orderQuery = pageQuery({ defaultLimit: paging.max }).extend({
  type: orderType.optional(),
  status: orderStatus.optional(),
  active: z.enum(['true', 'false']).optional(),
})

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(paging.max))

export const orderCalls = {
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    access: 'customer',
    rate: 'orders',
    summary: 'Place an order or a reservation',
    description:
      'Orders or reserves products of one shop, to be paid in the shop. Stock is reserved at once. Fails with `out_of_stock` (the response then carries what is `available`), `not_found` (with the products that are `missing`), `shop_not_accepting_orders` or `too_many_open_orders`.',
    body: placeOrderBody,
    response: orderResponse,
    conflict: stockConflict,
    status: 201,
    idempotent: true,
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/orders/:id',
    access: 'signed_in',
    summary: 'Get an order',
    description: 'Returns an order with its items and history. Open to its customer, the shop and admins.',
    params: idParams,
    response: orderResponse,
  }),
  updateOrderStatus: call({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: 'signed_in',
    summary: "Change an order's status",
    description:
      'Moves an order to another status. A customer can only cancel. Setting the current status again changes nothing. Completing an order whose card is only authorized charges the card and fails with `wrong_state` until that has succeeded. Cancelling or declining by the shop requires a `reason`. If the order cannot take the status, the call fails with `wrong_state` and the response carries the current `order`.',
    params: idParams,
    body: z.object({
      status: orderStatus,
      reason: reason.optional(),
      pickup_code: pickupCode.optional(),
    }),
    response: orderResponse,
    conflict: orderConflict,
  }),
  markOrderReady: call({
    method: 'POST',
    path: '/api/orders/:id/ready',
    access: 'merchant',
    summary: 'Mark an order as ready for pickup',
    description:
      'Sets `ready_at` and notifies the customer. While a card payment is only authorized, this stores `ready_requested_at` and captures the payment; `ready_at` follows once that has succeeded. Repeating the call changes nothing. If the order cannot become ready, the call fails with `wrong_state` and the response carries the current `order`.',
    params: idParams,
    response: orderResponse,
    conflict: orderConflict,
  }),
  getPickupPassLink: call({
    method: 'GET',
    path: '/api/orders/:id/pickup-pass-link',
    access: 'customer',
    summary: "Get the link to an order's pickup pass",
    description:
      'Returns the address of a page that shows only the pickup pass and opens without a session. Open to the customer of the order. Fails with `wrong_state` if the order has no pass: it is delivered, not paid, or closed.',
    params: idParams,
    response: z.object({ url: z.url() }),
  }),
  getPickupPass: call({
    method: 'GET',
    path: '/api/pickup-passes/:token',
    access: 'public',
    rate: 'links',
    summary: 'Get a pickup pass',
    description:
      'Returns what is shown at the counter, without personal data, or the `problem` of an order that has no pass any more. The token is the end of the link.',
    // any text: a malformed token and an unknown one have the same response
    params: z.object({ token: z.string() }),
    response: z.object({ pass: pickupPass }),
  }),
  listShopOrders: call({
    method: 'GET',
    path: '/api/shops/:id/orders',
    access: 'merchant',
    summary: "List a shop's orders",
    description: 'Lists the orders of a shop, newest first.',
    params: idParams,
    query: orderQuery,
    response: listResponse(order),
  }),
  countOpenOrders: call({
    method: 'GET',
    path: '/api/shops/:id/open-orders',
    access: 'merchant',
    summary: "Count a shop's open orders of products",
    description: `Returns how many open orders of a shop contain one of the products, which may be deleted. \`product_ids\` are up to ${paging.max} ids, separated by commas.`,
    params: idParams,
    query: z.object({ product_ids: ids }),
    response: z.object({ open_orders: z.int() }),
  }),
  listCustomerOrders: call({
    method: 'GET',
    path: '/api/customers/:id/orders',
    access: 'customer',
    summary: "List a customer's orders",
    description: 'Lists the orders of a customer, newest first.',
    params: idParams,
    query: orderQuery,
    response: listResponse(order),
  }),
}
