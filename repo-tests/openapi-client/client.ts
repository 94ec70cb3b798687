import createClient from 'openapi-fetch'
import type { paths } from './openapi.d.ts'

type Tokens = { customer: string; admin: string }

/** What an integrator would write against the generated types; `openapi.d.ts` exists only during the test. */
export function createApi(baseUrl: string) {
  return createClient<paths>({ baseUrl })
}

/** Returns the token of a new customer. */
export async function register(baseUrl: string, email: string, password: string): Promise<string> {
  const api = createApi(baseUrl)
  const registered = await api.POST('/api/auth/register', { body: { email, password, role: 'customer' } })
  if (registered.error) throw new Error(`${registered.error.code}: ${registered.error.error}`)
  const signedIn = await api.POST('/api/auth/login', { body: { email, password } })
  if (signedIn.error) throw new Error(`${signedIn.error.code}: ${signedIn.error.error}`)
  return signedIn.data.token
}

/** Finds a product, orders it twice with one key, cancels the order, and tries in vain to complete it. */
export async function orderAndCancel(baseUrl: string, productId: string, tokens: Tokens) {
  const api = createApi(baseUrl)
  const asUser = (token: string) => ({ authorization: `Bearer ${token}` })

  const { data: listed } = await api.GET('/api/products', {
    params: { query: { limit: 5, sortBy: 'price' } },
  })
  const product = listed?.data.find(({ id }) => id === productId)
  if (!product) throw new Error('The product is not listed')

  const tryPlaceOrder = () =>
    api.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': 'one-order' } },
      headers: asUser(tokens.customer),
      body: { shop_id: product.shop_id, product_id: product.id, quantity: 1, customer_name: 'Kim' },
    })
  const { data: placed } = await tryPlaceOrder()
  const { data: repeated } = await tryPlaceOrder()
  if (!placed || !repeated) throw new Error('The order was not placed')

  const setStatus = (token: string, status: 'cancelled' | 'completed') =>
    api.PATCH('/api/orders/{id}/status', {
      params: { path: { id: placed.order.id } },
      headers: asUser(token),
      body: { status },
    })
  const { data: cancelled } = await setStatus(tokens.customer, 'cancelled')
  const completed = await setStatus(tokens.admin, 'completed')
  const conflict = completed.error
  return {
    isSameOrder: placed.order.id === repeated.order.id,
    total: placed.order.total_amount,
    status: cancelled?.order.status,
    conflict: conflict && 'order' in conflict ? [conflict.code, conflict.order?.status] : undefined,
  }
}

export async function readErrors(baseUrl: string) {
  const api = createApi(baseUrl)
  const invalid = await api.GET('/api/products', { params: { query: { limit: 1000 } } })
  const anonymous = await api.GET('/api/auth/me')
  return {
    invalid: invalid.error?.details?.map(({ path }) => path),
    anonymous: [anonymous.response.status, anonymous.error?.code],
  }
}

/** Never called: calls that the types must reject. */
export function useWrongly(baseUrl: string) {
  const api = createApi(baseUrl)
  return [
    // @ts-expect-error no such path
    api.GET('/api/no-such-path'),
    // @ts-expect-error the path needs an id
    api.GET('/api/shops/{id}'),
    // @ts-expect-error no such status
    api.PATCH('/api/orders/{id}/status', { params: { path: { id: '' } }, body: { status: 'lost' } }),
  ]
}
