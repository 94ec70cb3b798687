export type MerchantView = 'shop' | 'orders' | 'products' | 'messages' | 'hours' | 'insights'

/** Every address of the application. Features and pages link through these only. */
export const paths = {
  home: (
    search: { search?: string | undefined; category?: string | undefined; shop?: string | undefined } = {},
  ) => withQuery('/', search),
  product: ({ id }: { id: string }) => `/product/${encodeURIComponent(id)}`,
  shop: ({ id }: { id: string }) => `/shop/${encodeURIComponent(id)}`,
  cart: () => '/cart',
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
  admin: () => '/admin-comprehensive',
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
