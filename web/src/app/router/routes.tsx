import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { readHomeSearch } from '../../features/catalog/home-search.ts'
import { NotFoundPage } from '../../pages/not-found/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import type { latePages } from './deferred-pages.ts'
import { forCustomers, guarded } from './guard.tsx'
import { loadHome, loadProduct, loadShop, type RouteContext } from './loaders.ts'
import { PageError } from './page-error.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Rendered on the server; the module whose code the browser will need. */
    rendered?: string
  }
}

const HomePage = lazyPage(() => import('../../pages/home/home-page.tsx'), 'HomePage')
const ProductPage = lazyPage(() => import('../../pages/product/product-page.tsx'), 'ProductPage')
const ShopPage = lazyPage(() => import('../../pages/shop/shop-page.tsx'), 'ShopPage')

function late(name: keyof typeof latePages) {
  return lazyPage(async (): Promise<Record<string, unknown>> => {
    const { latePages } = await import('./deferred-pages.ts')
    return latePages[name]()
  }, name)
}

const customer = { role: 'user' } as const
const admin = { role: 'admin', showDenied: true } as const

const root = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: PageError,
})
const at = <P extends string>(path: P) => ({ getParentRoute: () => root, path })

const home = createRoute({
  ...at('/'),
  component: forCustomers(HomePage),
  validateSearch: readHomeSearch,
  // what is validated comes back mixed with what was sent
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => readHomeSearch(search),
  loader: loadHome,
  staticData: { rendered: 'src/pages/home/home-page.tsx' },
})
const product = createRoute({
  ...at('/product/$id'),
  component: ProductPage,
  loader: loadProduct,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/product/product-page.tsx' },
})
const shop = createRoute({
  ...at('/shop/$id'),
  component: ShopPage,
  loader: loadShop,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/shop/shop-page.tsx' },
})

export const routes = root.addChildren([
  home,
  product,
  shop,
  createRoute({ ...at('/login'), component: late('LoginPage') }),
  createRoute({ ...at('/register'), component: late('RegisterPage') }),
  createRoute({ ...at('/forgot-password'), component: late('ForgotPasswordPage') }),
  createRoute({ ...at('/reset-password'), component: late('ResetPasswordPage') }),
  createRoute({ ...at('/auth/callback'), component: late('AuthCallbackPage') }),
  createRoute({ ...at('/payment/success'), component: late('PaymentSuccessPage') }),
  createRoute({ ...at('/payment/cancel'), component: late('PaymentCancelPage') }),
  createRoute({ ...at('/cart'), component: forCustomers(late('CartPage')) }),
  createRoute({ ...at('/checkout'), component: guarded(late('CheckoutPage'), customer) }),
  createRoute({ ...at('/my-reservations'), component: guarded(late('AccountPage'), customer) }),
  createRoute({ ...at('/chat'), component: guarded(late('ChatPage'), customer) }),
  createRoute({ ...at('/customer-chat'), component: guarded(late('ChatPage'), customer) }),
  createRoute({
    ...at('/shop-owner-dashboard'),
    component: guarded(late('MerchantPage'), { role: 'merchant' }),
  }),
  createRoute({ ...at('/admin'), component: guarded(late('AdminPage'), admin) }),
  createRoute({ ...at('/admin-dashboard'), component: guarded(late('AdminPage'), admin) }),
  createRoute({ ...at('/admin-comprehensive'), component: guarded(late('AdminPage'), admin) }),
  // the server has it in demo mode alone
  createRoute({ ...at('/dev/kit'), component: late('KitPage') }),
])
