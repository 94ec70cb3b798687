import { accountCalls } from './accounts/calls.ts'
import { adminCalls } from './admin/calls.ts'
import type { CallShape } from './call.ts'
import { cartCalls } from './cart/calls.ts'
import { catalogCalls } from './catalog/calls.ts'
import { chatCalls } from './chat/calls.ts'
import { clientErrorCalls } from './client-errors/calls.ts'
import { healthCalls } from './health/calls.ts'
import { insightCalls } from './insights/calls.ts'
import { locationCalls } from './location/calls.ts'
import { notificationCalls } from './notifications/calls.ts'
import { orderCalls } from './orders/calls.ts'
import { paymentCalls } from './payments/calls.ts'
import { shopCalls } from './shops/calls.ts'

const reportCalls = { ...clientErrorCalls, ...insightCalls, ...healthCalls }

/** The calls by their tag in the API documents. */
export const callGroups = {
  accounts: accountCalls,
  location: locationCalls,
  shops: shopCalls,
  catalog: catalogCalls,
  cart: cartCalls,
  orders: orderCalls,
  payments: paymentCalls,
  chat: chatCalls,
  notifications: notificationCalls,
  admin: adminCalls,
  reports: reportCalls,
} satisfies Record<string, Record<string, CallShape>>

/** Every call of the API. Server, browser client, API documentation and tests derive from this table. */
export const calls = {
  ...accountCalls,
  ...locationCalls,
  ...shopCalls,
  ...catalogCalls,
  ...cartCalls,
  ...orderCalls,
  ...paymentCalls,
  ...chatCalls,
  ...notificationCalls,
  ...adminCalls,
  ...reportCalls,
} satisfies Record<string, CallShape>

export type Calls = typeof calls
export type CallName = keyof Calls
