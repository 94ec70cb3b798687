import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { DemoAccount, User } from '@mainstreet/contract/identity/user.ts'
import type { ChatThread, DirectMessage } from '@mainstreet/contract/messages/message.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { aPerson, type Person, register, sessionOf } from './people.ts'

/** The demo town, asked over its API. */
export type Street = {
  account(role: DemoAccount['role']): Promise<DemoAccount>
  /** A product of a demo merchant's shop that can be reserved, and who runs the shop. */
  goods(): Promise<{ product: Product; merchant: DemoAccount }>
  /** One product each of so many shops that take reservations of the demo customer. */
  goodsOfShops(count: number): Promise<Product[]>
  /** The demo customer's. */
  emptyCart(): Promise<void>
  putIntoCart(productId: string, quantity: number): Promise<void>
  stockOf(productId: string): Promise<number>
  /** The last thing on the first demo merchant's shelf that is in stock. */
  ware(): Promise<Product>
  /** Its merchant has counted it somewhere else. */
  recount(productId: string, stock: number): Promise<void>
  /** The first demo shop takes no orders for so many minutes; 0: it takes them again. Answers its id. */
  pause(minutes: number): Promise<string>
  /** Its merchant has hung up these pictures of it. */
  hangUp(productId: string, images: readonly string[]): Promise<void>
  /** Says something between the demo customer and the demo merchant's shop. */
  say(from: 'customer' | 'merchant', message: string, productId?: string): Promise<DirectMessage>
  /** What the demo customer has not read: of that shop, and of all. */
  unread(): Promise<{ here: number; total: number }>
  /** Puts something on that shop's board; `cancel` takes it away again. */
  order(): Promise<{ order: Order; cancel: () => Promise<void> }>
  /** Signs in without the login page. */
  enter(context: BrowserContext, role: DemoAccount['role']): Promise<DemoAccount>
  /** Somebody who has just registered and confirmed, signed in without the login page. */
  enterNew(context: BrowserContext, role: 'customer' | 'merchant'): Promise<Person>
}

const testPhone = '(209) 555-0199'

export function streetOver(request: APIRequestContext): Street {
  async function ask(call: CallShape, path = call.path, data?: unknown, token?: string) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.fetch(path, { method: call.method, headers, ...(data ? { data } : {}) })
    if (!answer.ok()) throw new Error(`${call.method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
  const accounts = async (): Promise<DemoAccount[]> => (await ask(calls.demoAccounts)).data
  const signIn = ({ email, password }: DemoAccount): Promise<{ user: User; token: string }> =>
    ask(calls.login, undefined, { email, password })

  const street: Street = {
    async account(role) {
      const all = (await accounts()).filter((account) => account.role === role)
      const found = all.find(({ shop_id }) => shop_id) ?? all[0]
      if (!found) throw new Error(`There is no demo ${role}`)
      return found
    },
    async goods() {
      const customer = await street.account('customer')
      const { token } = await signIn(customer)
      const active = await ask(
        calls.listCustomerOrders,
        `/api/customers/${customer.id}/orders?active=true`,
        undefined,
        token,
      )
      for (const merchant of await accounts()) {
        const taken = active.data.filter(({ shop_id }: { shop_id: string }) => shop_id === merchant.shop_id)
        if (!merchant.shop_id || taken.length > 1) continue
        const { shop } = await ask(calls.getShop, `/api/shops/${merchant.shop_id}`).catch(() => ({}))
        if (!shop || shop.paused_until || shop.confirm_by_hand) continue
        const { data } = await ask(
          calls.listShopProducts,
          `/api/shops/${merchant.shop_id}/products?in_stock=true&limit=100`,
        )
        const product = data.find(({ stock, image }: Product) => stock > 3 && image)
        if (product) return { product, merchant }
      }
      throw new Error('No demo merchant has anything to reserve')
    },
    async goodsOfShops(count) {
      const customer = await street.account('customer')
      const { token } = await signIn(customer)
      const active = await ask(
        calls.listCustomerOrders,
        `/api/customers/${customer.id}/orders?active=true`,
        undefined,
        token,
      )
      const taken = new Set(active.data.map(({ shop_id }: { shop_id: string }) => shop_id))
      const { data } = await ask(calls.listProducts, '/api/products?featured=true&limit=50')
      const found: Product[] = []
      for (const product of data as Product[]) {
        if (taken.has(product.shop_id) || product.stock < 5) continue
        const { shop } = await ask(calls.getShop, `/api/shops/${product.shop_id}`)
        if (shop.paused_until || shop.confirm_by_hand) continue
        found.push(product)
        if (found.length === count) return found
      }
      throw new Error(`Only ${found.length} shops take reservations`)
    },
    async emptyCart() {
      const customer = await street.account('customer')
      const { token } = await signIn(customer)
      const path = `/api/cart/${customer.id}`
      const { cart } = await ask(calls.getCart, path, undefined, token)
      for (const { id } of cart.items as { id: string }[])
        await ask(calls.removeFromCart, `${path}/${id}`, undefined, token)
    },
    async putIntoCart(productId, quantity) {
      const customer = await street.account('customer')
      const { token } = await signIn(customer)
      const items = [{ productId, quantity }]
      await ask(calls.mergeCart, `/api/cart/${customer.id}/merge`, { items }, token)
    },
    async stockOf(id) {
      return (await ask(calls.getProduct, `/api/products/${id}`)).product.stock
    },
    async say(from, message, product_id) {
      const customer = await street.account('customer')
      const merchant = await street.account('merchant')
      const { token } = await signIn(from === 'customer' ? customer : merchant)
      const body = { shop_id: merchant.shop_id, customer_id: customer.id, product_id, message }
      return (await ask(calls.sendMessage, calls.sendMessage.path, body, token)).message
    },
    async ware() {
      const { shop_id } = await street.account('merchant')
      const { data } = await ask(
        calls.listShopProducts,
        `/api/shops/${shop_id}/products?in_stock=true&limit=100`,
      )
      const product = data.findLast(({ stock }: Product) => stock > 3)
      if (!product) throw new Error('The first demo shop has nothing left')
      return product
    },
    async unread() {
      const { id } = await street.account('customer')
      const { shop_id } = await street.account('merchant')
      const { token } = await signIn(await street.account('customer'))
      const path = `${calls.listThreads.path}?user_id=${id}&limit=100`
      const { data, unread_total } = await ask(calls.listThreads, path, undefined, token)
      const thread = (data as ChatThread[]).find((one) => one.shop_id === shop_id)
      return { here: thread?.unread_count ?? 0, total: unread_total }
    },
    async recount(id, stock) {
      const { token } = await signIn(await street.account('merchant'))
      const { product } = await ask(calls.getProduct, `/api/products/${id}`)
      await ask(calls.updateProduct, `/api/products/${id}`, { stock, version: product.version }, token)
    },
    async pause(minutes) {
      const { shop_id } = await street.account('merchant')
      const id = shop_id ?? ''
      const { token } = await signIn(await street.account('merchant'))
      const paused_until = minutes > 0 ? new Date(Date.now() + minutes * 60_000).toISOString() : null
      await ask(calls.updateShop, `/api/shops/${id}`, { paused_until }, token)
      return id
    },
    async hangUp(id, images) {
      const { token } = await signIn(await street.account('merchant'))
      const { product } = await ask(calls.getProduct, `/api/products/${id}`)
      await ask(calls.updateProduct, `/api/products/${id}`, { images, version: product.version }, token)
    },
    async order() {
      const customer = await street.account('customer')
      const { id: product_id, shop_id } = await street.ware()
      const { token } = await signIn(customer)
      const cancel = ({ id }: Order) =>
        ask(calls.moveOrder, `/api/orders/${id}/status`, { status: 'cancelled' }, token)
      // what a test that failed has left on the board
      const open = await ask(
        calls.listCustomerOrders,
        `/api/customers/${customer.id}/orders?active=true`,
        undefined,
        token,
      )
      const leftOver = (open.data as Order[]).filter(({ customer_phone }) => customer_phone === testPhone)
      if (leftOver.length > 0) {
        // an admin may cancel what the shop has begun already; its customer may not
        const admin = await signIn(await street.account('admin'))
        const body = { status: 'cancelled', reason: 'Left over by a test that failed' }
        for (const { id } of leftOver)
          await ask(calls.moveOrder, `/api/orders/${id}/status`, body, admin.token)
      }
      const body = {
        shop_id,
        product_id,
        order_type: 'reservation',
        customer_name: customer.name,
        customer_phone: testPhone,
        customer_email: customer.email,
      }
      const { order } = await ask(calls.placeOrder, calls.placeOrder.path, body, token)
      return { order, cancel: () => cancel(order) }
    },
    async enter(context, role) {
      const account = await street.account(role)
      const { user, token } = await signIn(account)
      await context.addInitScript(
        ([storedUser, storedToken]) => {
          if (sessionStorage.getItem('e2e_entered')) return
          sessionStorage.setItem('e2e_entered', 'yes')
          localStorage.setItem('mainstreet_user', storedUser as string)
          localStorage.setItem('mainstreet_token', storedToken as string)
        },
        [JSON.stringify(user), token],
      )
      return account
    },
    async enterNew(context, role) {
      const person = aPerson()
      await register(request, person, role)
      const session = await sessionOf(request, person)
      await context.addInitScript((kept) => {
        if (sessionStorage.getItem('e2e_entered')) return
        sessionStorage.setItem('e2e_entered', 'yes')
        localStorage.setItem('mainstreet_auth', kept)
      }, JSON.stringify(session))
      return person
    },
  }
  return street
}
