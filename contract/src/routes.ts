import { shopCategories } from './shops/shop-category.ts'

/** A search parameter: any text, or one of the listed values. */
type SearchParam = 'text' | readonly string[]

export type Route = {
  /** `:id` is a parameter. */
  readonly path: string
  /**
   * Who may see the page; `checkPageAccess` decides. `shopping` is for visitors and customers; `user` is
   * for signed-in customers. An admin passes every role check.
   */
  readonly access: 'public' | 'shopping' | 'user' | 'merchant' | 'admin'
  /** Users of another role see Access Denied; without it they are redirected to their own home page. */
  readonly showsAccessDenied?: true
  /** The title without search parameters. Absent where the page is named after its content. */
  readonly title?: string
  readonly search?: Readonly<Record<string, SearchParam>>
  /**
   * `index`: rendered on the server and listed in the sitemap. `noindex`: rendered in the browser, not
   * listed. `disallow`: not crawled at all.
   */
  readonly robots: 'index' | 'noindex' | 'disallow'
  /** A page of the sign-in; never the page after sign-in. */
  readonly isSignInStep?: true
}

export const merchantViews = [
  'shop',
  'orders',
  'products',
  'messages',
  'hours',
  'insights',
  'payouts',
] as const
export type MerchantView = (typeof merchantViews)[number]

export const adminViews = [
  'queue',
  'shops',
  'users',
  'orders',
  'payments',
  'errors',
  'failed-jobs',
  'log',
  'insights',
] as const
export type AdminView = (typeof adminViews)[number]

const chat = {
  access: 'user',
  title: 'Chat',
  robots: 'disallow',
  /** With a shop: the thread with it, about a product if one is named. */
  search: { shop: 'text', product: 'text' },
} as const

const adminDashboard = {
  access: 'admin',
  showsAccessDenied: true,
  title: 'Shop approvals',
  robots: 'disallow',
  search: {
    view: adminViews,
    /** The id of the open row. */
    open: 'text',
    page: 'text',
    sort: 'text',
    order: 'text',
    search: 'text',
    status: 'text',
    category: 'text',
    role: 'text',
    type: 'text',
    payment: 'text',
    shop_id: 'text',
    show: 'text',
    level: 'text',
    actor: 'text',
    action: 'text',
    subject_type: 'text',
    subject_id: 'text',
    from: 'text',
    to: 'text',
    days: 'text',
  },
} as const

/** Every page of the site. Links are built with `href`. */
export const routes = {
  home: {
    path: '/',
    access: 'shopping',
    title: 'Mainstreet',
    robots: 'index',
    search: {
      category: shopCategories,
      in_stock: 'text',
      max_price: 'text',
      min_price: 'text',
      open_now: 'text',
      radius: 'text',
      search: 'text',
      shop: 'text',
      sort: ['near_open', 'newest', 'nearest', 'cheapest', 'dearest', 'name'],
      view: ['map'],
    },
  },
  product: { path: '/product/:id', access: 'public', robots: 'index' },
  shop: { path: '/shop/:id', access: 'public', robots: 'index', search: { search: 'text' } },
  login: {
    path: '/login',
    access: 'public',
    title: 'Welcome Back',
    robots: 'noindex',
    isSignInStep: true,
  },
  register: {
    path: '/register',
    access: 'public',
    title: 'Create your account',
    robots: 'noindex',
    isSignInStep: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    access: 'public',
    title: 'Forgot your password?',
    robots: 'noindex',
    isSignInStep: true,
  },
  /** The link of an email carries its token. */
  resetPassword: {
    path: '/reset-password',
    access: 'public',
    title: 'Set a new password',
    robots: 'noindex',
    search: { token_hash: 'text', type: ['recovery'] },
    isSignInStep: true,
  },
  authCallback: {
    path: '/auth/callback',
    access: 'public',
    title: 'Almost there',
    robots: 'disallow',
    search: { mode: ['signin', 'signup'] },
    isSignInStep: true,
  },
  cart: { path: '/cart', access: 'shopping', title: 'Your cart', robots: 'disallow' },
  /** With a shop: only its items in the cart. */
  checkout: {
    path: '/checkout',
    access: 'user',
    title: 'Check out',
    robots: 'disallow',
    search: { shop: 'text' },
  },
  chat: { path: '/chat', ...chat },
  customerChat: { path: '/customer-chat', ...chat },
  account: {
    path: '/my-reservations',
    access: 'user',
    title: 'My Account',
    robots: 'disallow',
    search: { view: ['settings'], show: ['all', 'open', 'earlier'] },
  },
  /** `session_id` is that of the payment provider, `checkout` the parent order. */
  paymentSuccess: {
    path: '/payment/success',
    access: 'public',
    title: 'Nothing to show here',
    robots: 'disallow',
    search: { session_id: 'text', checkout: 'text' },
  },
  paymentCancel: {
    path: '/payment/cancel',
    access: 'public',
    title: 'You weren’t charged',
    robots: 'disallow',
    search: { checkout: 'text' },
  },
  /** Opens without a session, for whoever has the link: a secret (`hideSecretLink`). */
  pickupPass: {
    path: '/pass/:token',
    access: 'public',
    title: 'Pickup pass',
    robots: 'noindex',
  },
  /** The same for an email that can be turned off. */
  emailSubscription: {
    path: '/unsubscribe/:event/:token',
    access: 'public',
    title: 'Stop these emails?',
    robots: 'noindex',
  },
  merchant: {
    path: '/shop-owner-dashboard',
    access: 'merchant',
    title: 'My shop',
    robots: 'disallow',
    search: {
      view: [...merchantViews, 'account'],
      /** For an admin: the shop whose dashboard is shown. */
      shop: 'text',
      customer: 'text',
      /** The camera on the order board. */
      scan: ['on'],
      /** The open product, or `new`, or `import`. */
      product: 'text',
      search: 'text',
      show: 'text',
      sort: 'text',
      page: 'text',
      from: 'text',
      to: 'text',
      days: 'text',
    },
  },
  admin: { path: '/admin', ...adminDashboard },
  adminDashboard: { path: '/admin-dashboard', ...adminDashboard },
  adminComprehensive: { path: '/admin-comprehensive', ...adminDashboard },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

const patterns = Object.values<Route>(routes).map((route) => {
  const source = route.path.replace(/:\w+/g, '[^/]+').replace(/[^/]$/, '$&/?')
  return [new RegExp(`^${source}$`), route] as const
})

/**
 * The route of an address of this site, with or without search and hash. A trailing slash is ignored, as by
 * the router.
 */
export function findRoute(address: string): Route | undefined {
  const path = address.replace(/[?#].*/s, '')
  return patterns.find(([pattern]) => pattern.test(path))?.[1]
}
