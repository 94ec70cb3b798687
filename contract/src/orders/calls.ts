import { z } from 'zod'
import { call } from '../call.ts'
import { errorResponse } from '../errors.ts'
import { idParams, reason } from '../fields.ts'
import { paging } from '../limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { pickupCode } from './fields.ts'
import { order, orderStatus, orderType, placeOrderBody } from './order.ts'

const orderResponse = z.object({ order })
/** The order as it is now, where the request came too early or too late. */
const orderConflict = errorResponse.extend({ order: order.optional() })
const orderQuery = pageQuery({ defaultLimit: paging.max }).extend({
  type: orderType.optional(),
  status: orderStatus.optional(),
  active: z.enum(['true', 'false']).optional(),
})

export const orderCalls = {
  placeOrder: call({
    method: 'POST',
    path: '/api/orders',
    access: 'customer',
    rate: 'orders',
    summary: 'Orders or reserves from one shop.',
    body: placeOrderBody,
    response: orderResponse,
    status: 201,
    idempotent: true,
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/orders/:id',
    access: 'signed_in',
    summary: 'One order with its history.',
    params: idParams,
    response: orderResponse,
  }),
  updateOrderStatus: call({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: 'signed_in',
    summary: 'Moves an order on; a repeat changes nothing.',
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
    summary: 'Says that it can be picked up.',
    params: idParams,
    response: orderResponse,
    conflict: orderConflict,
  }),
  listShopOrders: call({
    method: 'GET',
    path: '/api/shops/:id/orders',
    access: 'merchant',
    summary: "A shop's orders, newest first.",
    params: idParams,
    query: orderQuery,
    response: listResponse(order),
  }),
  listCustomerOrders: call({
    method: 'GET',
    path: '/api/customers/:id/orders',
    access: 'customer',
    summary: "A customer's orders, newest first.",
    params: idParams,
    query: orderQuery,
    response: listResponse(order),
  }),
}
