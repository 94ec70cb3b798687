export type MerchantView = 'shop' | 'orders' | 'products' | 'messages' | 'hours' | 'insights' | 'payouts'

/** Every address of the application. Features and pages link through these only. */
export const paths = {
  home: (
    search: { search?: string | undefined; category?: string | undefined; shop?: string | undefined } = {},
  ) => withQuery('/', search),
  product: ({ id }: { id: string }) => `/product/${encodeURIComponent(id)}`,
  shop: ({ id }: { id: string }) => `/shop/${encodeURIComponent(id)}`,
  cart: () => '/cart',
  /** With a shop: only what the cart holds of it. */
  checkout: (query: { shop?: string | undefined } = {}) => withQuery('/checkout', query),
  paymentSuccess: (query: { checkout: string }) => withQuery('/payment/success', query),
  paymentCancel: (query: { checkout: string }) => withQuery('/payment/cancel', query),
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  account: (query: { view?: 'settings' | undefined } = {}) => withQuery('/my-reservations', query),
  /** With a shop: the conversation with it, about a product if one is named. */
  chat: (query: { shop?: string | undefined; product?: string | undefined } = {}) =>
    withQuery('/chat', query),
  merchant: (
    query: {
      view?: MerchantView | 'account' | undefined
      shop?: string | undefined
      customer?: string | undefined
      /** Of the products: the one that is open, or `new`, or `import`. */
      product?: string | undefined
      sort?: string | undefined
    } = {},
  ) => withQuery('/shop-owner-dashboard', query),
  /** What a view is narrowed to stands beside its name. */
  admin: (query: { view?: string } & Record<string, string | undefined> = {}) =>
    withQuery('/admin-comprehensive', query),
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
