import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { signId } from '@mainstreet/platform/http/signed-id.ts'
import { processPayment } from '../../payments/process-payment.ts'
import { createPaymentsFixture, testCards } from '../payments/payments-fixture.ts'
import { alwaysOpen, type TestProduct, type TestShop } from '../setup/factories.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestResponse, TestUser } from '../setup/test-user.ts'

export type PermissionActor = 'visitor' | 'customer' | 'stranger' | 'merchant' | 'rival' | 'admin'
export type ResourceState =
  | '-'
  | 'shown'
  | 'hidden'
  | 'archived'
  | 'deleted'
  | 'ownerless'
  | 'paid'
  | 'unpaid'
type ResourceIds = Record<
  | 'shop'
  | 'product'
  | 'order'
  | 'customer'
  | 'line'
  | 'checkout'
  | 'session'
  | 'refund'
  | 'discrepancy'
  | 'payout'
  | 'deadLetter'
  | 'passToken'
  | 'emailEvent'
  | 'subscriptionToken',
  string
>
export type PermissionFixture = ResourceIds & { users: Record<PermissionActor, TestUser> }

/** Each cell gets its own resources, so no result depends on the cell before. */
export async function createPermissionFixture(
  testApp: TestApp,
  thing: ResourceState,
): Promise<PermissionFixture> {
  const customer = await testApp.createCustomer()
  const shop: TestShop =
    thing === 'ownerless'
      ? { id: randomUUID(), merchant: await testApp.createMerchant() }
      : await testApp.createShop({ status: thing === 'hidden' ? 'pending_approval' : 'approved' })
  const others = {
    stranger: await testApp.createCustomer(),
    rival: (await testApp.createShop()).merchant,
    admin: await testApp.createAdmin(),
  }
  const users = { ...others, visitor: testApp.anonymous, customer, merchant: shop.merchant }
  const none = {
    product: randomUUID(),
    order: randomUUID(),
    line: randomUUID(),
    checkout: randomUUID(),
    session: 'none',
    refund: randomUUID(),
    discrepancy: '0',
    payout: randomUUID(),
    deadLetter: await createDeadLetter(testApp),
    passToken: 'none',
    emailEvent: 'order_message',
    subscriptionToken: 'none',
  }
  const world = { users, shop: shop.id, customer: customer.id, ...none }
  if (thing === 'ownerless') return world

  const product = await testApp.createProduct({ shop, is_archived: thing === 'archived' })
  if (thing === 'deleted') await shop.merchant.send(calls.deleteProduct, { params: { id: product.id } })
  if (thing === 'deleted' || thing === 'hidden' || thing === 'archived')
    return { ...world, product: product.id }

  if (thing === 'paid' || thing === 'unpaid')
    return {
      ...world,
      product: product.id,
      ...(await createCheckoutInState(testApp, thing, users, product)),
    }

  const { order } = await testApp.createOrder({ product, customer })
  const { body } = await customer.send(calls.addToCart, {
    params: { userId: customer.id },
    body: { productId: product.id, shopId: shop.id },
  })
  await customer.send(calls.sendMessage, {
    body: { shop_id: shop.id, customer_id: customer.id, message: 'Hello' },
  })
  const link = await customer.send(calls.getPickupPassLink, { params: { id: order.id } })
  return {
    ...world,
    product: product.id,
    order: order.id,
    line: body.cart.items[0]?.id ?? '',
    passToken: link.body.url.split('/').at(-1) ?? '',
    subscriptionToken: await createSubscriptionToken(testApp, customer.id, world.emailEvent),
  }
}

/** As in an email to this user. */
async function createSubscriptionToken({ db }: TestApp, userId: string, event: string): Promise<string> {
  const row = await db.one<{ secret: string }>(sql`
    select value #>> '{}' as secret from settings where name = 'unsubscribe_secret'`)
  return signId(row?.secret ?? '', userId, event)
}

async function createDeadLetter({ db }: TestApp): Promise<string> {
  const row = await db.one<{ key: string }>(sql`
    insert into outbox (topic, payload, attempts, failed_at) values ('order.placed', '{}', 10, ${new Date()}) returning key`)
  return row?.key ?? ''
}

/** Paid and captured, with a refund that the provider rejected. */
async function createCheckoutInState(
  testApp: TestApp,
  thing: 'paid' | 'unpaid',
  { customer, admin }: Pick<PermissionFixture['users'], 'customer' | 'admin'>,
  product: TestProduct,
) {
  const payments = createPaymentsFixture(testApp)
  const { body } = await payments.checkout(customer, [product])
  const ids = {
    order: body.orders[0]?.id ?? '',
    checkout: body.parent_order_id,
    session: body.payment_url?.split('/').at(-1) ?? '',
  }
  if (thing === 'unpaid') return ids
  const { merchant } = product.shop
  const params = { id: ids.order }
  await payments.pay(body, testCards.failsRefund)
  await payments.deliver()
  await merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await processPayment(payments.deps, ids.checkout)
  const rejected = await merchant.send(calls.refundOrder, { params, body: { amount: 1, reason: 'Broken' } })
  const discrepancy = await testApp.db.one<{ id: number }>(
    sql`select id from payment_discrepancies where parent_order_id = ${ids.checkout}`,
  )
  const recorded = await admin.send(calls.recordPayout, {
    params: { id: product.shop.id },
    body: { amount: 0.01, paid_on: '2026-06-01' },
  })
  return {
    ...ids,
    refund: rejected.body.refund.id,
    discrepancy: String(discrepancy?.id),
    payout: recorded.body.payout.id,
  }
}

/** The request bodies; ids in the path come from the fixture. */
export const requestBodies: Partial<
  Record<CallName, (world: PermissionFixture, actor: PermissionActor, thing: ResourceState) => unknown>
> = {
  login: () => ({ email: 'nobody@mainstreet.example', password: 'wrong' }),
  register: () => ({
    email: `${randomUUID()}@people.example`,
    password: 'a lamp in the window',
    role: 'customer',
  }),
  changePassword: () => ({ currentPassword: 'a lamp in the window', newPassword: 'a door on the latch' }),
  updateRole: ({ users }, actor) => ({
    userId: users[actor === 'admin' ? 'customer' : actor].id,
    role: 'merchant',
  }),
  updateMe: () => ({ name: 'Kim' }),
  confirmIdentity: () => ({ password: 'a lamp in the window' }),
  updateSavedContact: () => ({ phone: '209-555-0101' }),
  addSavedAddress: () => ({ address: '1 Elm Street' }),
  updateSavedAddress: () => ({ is_default: true }),
  deleteMe: () => ({ shop: 'close' }),
  createUser: () => ({ email: `${randomUUID()}@people.example` }),
  updateUser: () => ({ name: 'Kim' }),
  reportError: () => ({ errorId: 'e1', message: 'It broke' }),
  countShopProducts: ({ shop }) => ({ shopIds: [shop] }),
  createShop: ({ users }, actor, thing) => ({
    name: 'The New One',
    category: 'Gifts',
    location: '5 Main Street',
    ...(actor === 'admin' && { owner_id: users[thing === 'ownerless' ? 'merchant' : 'rival'].id }),
  }),
  updateShop: () => ({ about_shop: 'Better than ever' }),
  setHours: () => ({ hours: alwaysOpen }),
  rejectShop: () => ({ reason: 'Not a shop' }),
  createProduct: ({ shop }) => ({ name: 'Jam', price: 4, shop_id: shop }),
  importProducts: ({ shop }) => ({ products: [{ name: 'Jam', price: 4 }], shopId: shop }),
  validateProductImport: ({ shop }) => ({ products: [{ name: 'Jam', price: 4 }], shopId: shop }),
  archiveProducts: ({ shop, product }) => ({ shopId: shop, ids: [product], archived: true }),
  resolveClientError: () => ({ fingerprint: randomUUID() }),
  updateProduct: () => ({ description: 'Better than ever' }),
  archiveProduct: (_world, _actor, thing) => ({ archived: thing !== 'archived' }),
  addToCart: ({ shop, product }) => ({ productId: product, shopId: shop }),
  mergeCart: ({ product }) => ({ items: [{ productId: product, quantity: 2 }] }),
  previewCart: ({ product }) => ({ items: [{ productId: product, quantity: 2 }] }),
  setCartQuantity: () => ({ quantity: 2 }),
  placeOrder: ({ shop, product }) => ({ shop_id: shop, product_id: product, customer_name: 'Kim' }),
  updateOrderStatus: () => ({ status: 'cancelled', reason: 'Sold out' }),
  updateEmailSubscription: () => ({ subscribed: false }),
  sendOrderMessage: () => ({ message: 'Hello' }),
  sendMessage: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer, message: 'Hello' }),
  markThreadRead: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer }),
  markNotificationsRead: () => ({}),
  updateNotificationPreferences: () => ({
    preferences: [{ event: 'order_message', in_app: true, email: false }],
  }),
  createCheckout: ({ product }) => ({ items: [{ product_id: product }], customer_name: 'Kim' }),
  refundOrder: () => ({ amount: 1, reason: 'Broken' }),
  recordPayout: () => ({ amount: 1, paid_on: '2026-06-01' }),
  setCardPaymentState: () => ({ stopped: false, reason: 'All is well' }),
}
export const requestQueries: Partial<Record<CallName, (world: PermissionFixture) => Record<string, string>>> =
  {
    searchLocations: () => ({ q: 'mari' }),
    reverseGeocode: () => ({ lat: '37.48', lng: '-119.96' }),
    getBasemap: () => ({ lat: '37.48', lng: '-119.96' }),
    listMapShops: () => ({ west: '-120', south: '37', east: '-119', north: '38' }),
    getSearchSuggestions: () => ({ q: 'thing' }),
    listHighlights: () => ({ lat: '37.48', lng: '-119.96' }),
    listClientErrorReports: () => ({ fingerprint: randomUUID() }),
    listThreads: ({ customer }) => ({ user_id: customer }),
    countOpenOrders: ({ product }) => ({ product_ids: product }),
    listMessages: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer }),
  }

/** The path part before a parameter names the kind of its id. */
export const idKindsByPathPart: Record<string, keyof ResourceIds> = {
  shops: 'shop',
  products: 'product',
  orders: 'order',
  customers: 'customer',
  cart: 'customer',
  'pickup-passes': 'passToken',
  'email-subscriptions': 'emailEvent',
  ':event': 'subscriptionToken',
  checkout: 'checkout',
  'checkout-sessions': 'session',
  refunds: 'refund',
  'payment-discrepancies': 'discrepancy',
  payouts: 'payout',
  'dead-letters': 'deadLetter',
  ':userId': 'line',
  sessions: 'line',
  addresses: 'line',
  users: 'customer',
}

export function toPathParams({ path }: CallShape, ids: ResourceIds): Record<string, string> {
  const parts = path.split('/')
  const named = parts.flatMap((part, index) => {
    const kind = idKindsByPathPart[parts[index - 1] ?? '']
    return part.startsWith(':') && kind ? [[part.slice(1), ids[kind]]] : []
  })
  return Object.fromEntries(named)
}

export function sendCallAs(
  name: CallName,
  thing: ResourceState,
  actor: PermissionActor,
  world: PermissionFixture,
  as = world.users[actor],
) {
  const call: CallShape = calls[name]
  const body = requestBodies[name]?.(world, actor, thing)
  const query = requestQueries[name]?.(world)
  return as.send(call, {
    params: toPathParams(call, world),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }) as Promise<TestResponse<CallShape>>
}
