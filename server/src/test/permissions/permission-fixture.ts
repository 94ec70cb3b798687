import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { advance } from '../../payments/process-payment.ts'
import { sql } from '../../platform/db/sql.ts'
import { testCards, tillOf } from '../payments/payments-fixture.ts'
import { alwaysOpen, type MadeProduct, type MadeShop } from '../setup/factories.ts'
import type { Answer, Person, Town } from '../setup/test-app.ts'

export type Actor = 'nobody' | 'customer' | 'stranger' | 'merchant' | 'rival' | 'admin'
export type Thing = '-' | 'shown' | 'hidden' | 'archived' | 'ownerless' | 'paid' | 'unpaid'
type Ids = Record<
  'shop' | 'product' | 'order' | 'customer' | 'line' | 'checkout' | 'session' | 'refund' | 'difference',
  string
>
export type World = Ids & { people: Record<Actor, Person> }

/** Each cell gets things of its own: no answer depends on the cell before. */
export async function aWorld(town: Town, thing: Thing): Promise<World> {
  const customer = await town.aCustomer()
  const shop: MadeShop =
    thing === 'ownerless'
      ? { id: randomUUID(), merchant: await town.aMerchant() }
      : await town.aShop({ status: thing === 'hidden' ? 'pending_approval' : 'approved' })
  const others = {
    stranger: await town.aCustomer(),
    rival: (await town.aShop()).merchant,
    admin: await town.anAdmin(),
  }
  const people = { ...others, nobody: town.nobody, customer, merchant: shop.merchant }
  const none = {
    product: randomUUID(),
    order: randomUUID(),
    line: randomUUID(),
    checkout: randomUUID(),
    session: 'none',
    refund: randomUUID(),
    difference: '0',
  }
  const world = { people, shop: shop.id, customer: customer.id, ...none }
  if (thing === 'ownerless') return world

  const product = await town.aProduct({ shop, is_archived: thing === 'archived' })
  if (thing === 'hidden' || thing === 'archived') return { ...world, product: product.id }

  if (thing === 'paid' || thing === 'unpaid')
    return { ...world, product: product.id, ...(await aCheckout(town, thing, customer, product)) }

  const { order } = await town.anOrder({ product, customer })
  const { body } = await customer.send(calls.addToCart, {
    params: { userId: customer.id },
    body: { productId: product.id, shopId: shop.id },
  })
  await customer.send(calls.sendMessage, {
    body: { shop_id: shop.id, customer_id: customer.id, message: 'Hello' },
  })
  return { ...world, product: product.id, order: order.id, line: body.cart.items[0]?.id ?? '' }
}

/** Paid, captured, and with a refund that the provider refused. */
async function aCheckout(town: Town, thing: 'paid' | 'unpaid', customer: Person, product: MadeProduct) {
  const till = tillOf(town)
  const { body } = await till.checkout(customer, [product])
  const ids = {
    order: body.orders[0]?.id ?? '',
    checkout: body.parent_order_id,
    session: body.payment_url?.split('/').at(-1) ?? '',
  }
  if (thing === 'unpaid') return ids
  const { merchant } = product.shop
  const params = { id: ids.order }
  await till.pay(body, testCards.refundFails)
  await till.deliver()
  await merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, ids.checkout)
  const refused = await merchant.send(calls.refundOrder, { params, body: { amount: 1, reason: 'Broken' } })
  const difference = await town.db.one<{ id: number }>(
    sql`select id from payment_differences where parent_order_id = ${ids.checkout}`,
  )
  return { ...ids, refund: refused.body.refund.id, difference: String(difference?.id) }
}

/** What is sent; ids in the path come from the world. */
export const bodies: Partial<Record<CallName, (world: World, actor: Actor, thing: Thing) => unknown>> = {
  login: () => ({ email: 'nobody@mainstreet.example', password: 'wrong' }),
  register: () => ({
    email: `${randomUUID()}@people.example`,
    password: 'a lamp in the window',
    role: 'customer',
  }),
  changePassword: () => ({ currentPassword: 'a lamp in the window', newPassword: 'a door on the latch' }),
  updateRole: ({ people }, actor) => ({
    userId: people[actor === 'admin' ? 'customer' : actor].id,
    role: 'merchant',
  }),
  updateMe: () => ({ name: 'Kim' }),
  deleteMe: () => ({ shop: 'close' }),
  createUser: () => ({ email: `${randomUUID()}@people.example` }),
  updateUser: () => ({ name: 'Kim' }),
  reportError: () => ({ errorId: 'e1', message: 'It broke' }),
  countProducts: ({ shop }) => ({ shopIds: [shop] }),
  createShop: ({ people }, actor, thing) => ({
    name: 'The New One',
    category: 'Gifts',
    location: '5 Main Street',
    ...(actor === 'admin' && { owner_id: people[thing === 'ownerless' ? 'merchant' : 'rival'].id }),
  }),
  updateShop: () => ({ about_shop: 'Better than ever' }),
  setHours: () => ({ hours: alwaysOpen }),
  rejectShop: () => ({ reason: 'Not a shop' }),
  createProduct: ({ shop }) => ({ name: 'Jam', price: 4, shop_id: shop }),
  createProducts: ({ shop }) => ({ products: [{ name: 'Jam', price: 4 }], shopId: shop }),
  checkProducts: ({ shop }) => ({ products: [{ name: 'Jam', price: 4 }], shopId: shop }),
  archiveProducts: ({ shop, product }) => ({ shopId: shop, ids: [product], archived: true }),
  resolveClientError: () => ({ fingerprint: randomUUID() }),
  updateProduct: () => ({ description: 'Better than ever' }),
  archiveProduct: (_world, _actor, thing) => ({ archived: thing !== 'archived' }),
  addToCart: ({ shop, product }) => ({ productId: product, shopId: shop }),
  mergeCart: ({ product }) => ({ items: [{ productId: product, quantity: 2 }] }),
  previewCart: ({ product }) => ({ items: [{ productId: product, quantity: 2 }] }),
  setCartQuantity: () => ({ quantity: 2 }),
  placeOrder: ({ shop, product }) => ({ shop_id: shop, product_id: product, customer_name: 'Kim' }),
  moveOrder: () => ({ status: 'cancelled', reason: 'Sold out' }),
  sendOrderMessage: () => ({ message: 'Hello' }),
  sendMessage: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer, message: 'Hello' }),
  markRead: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer }),
  readNotices: () => ({}),
  setNoticeChoices: () => ({ choices: [{ event: 'order_message', in_app: true, mail: false }] }),
  checkout: ({ product }) => ({ items: [{ productId: product }], customer_name: 'Kim' }),
  refundOrder: () => ({ amount: 1, reason: 'Broken' }),
}
export const queries: Partial<Record<CallName, (world: World) => Record<string, string>>> = {
  searchLocation: () => ({ q: 'mari' }),
  reverseLocation: () => ({ lat: '37.48', lng: '-119.96' }),
  mapAround: () => ({ lat: '37.48', lng: '-119.96' }),
  mapShops: () => ({ west: '-120', south: '37', east: '-119', north: '38' }),
  suggest: () => ({ q: 'thing' }),
  listClientErrorReports: () => ({ fingerprint: randomUUID() }),
  listThreads: ({ customer }) => ({ user_id: customer }),
  listMessages: ({ shop, customer }) => ({ shop_id: shop, customer_id: customer }),
}

/** The thing that stands before a parameter in a path says what its id is. */
export const kinds: Record<string, keyof Ids> = {
  shops: 'shop',
  products: 'product',
  orders: 'order',
  customers: 'customer',
  cart: 'customer',
  checkout: 'checkout',
  'checkout-sessions': 'session',
  refunds: 'refund',
  'payment-differences': 'difference',
  ':userId': 'line',
  sessions: 'line',
  users: 'customer',
}

export function paramsOf({ path }: CallShape, ids: Ids): Record<string, string> {
  const parts = path.split('/')
  const named = parts.flatMap((part, at) => {
    const kind = kinds[parts[at - 1] ?? '']
    return part.startsWith(':') && kind ? [[part.slice(1), ids[kind]]] : []
  })
  return Object.fromEntries(named)
}

export function ask(name: CallName, thing: Thing, actor: Actor, world: World, as = world.people[actor]) {
  const call: CallShape = calls[name]
  const body = bodies[name]?.(world, actor, thing)
  const query = queries[name]?.(world)
  return as.send(call, {
    params: paramsOf(call, world),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }) as Promise<Answer<CallShape>>
}
