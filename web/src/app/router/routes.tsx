import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { parseHomeSearch } from '../../features/catalog/home-search.ts'
import { NotFoundPage } from '../../pages/not-found/not-found-page.tsx'
import { AppShell } from '../shell/shell.tsx'
import type { deferredPages } from './deferred-pages.ts'
import { withDashboardRedirect, withRole } from './guard.tsx'
import { loadHome, loadProduct, loadShop, type RouteContext } from './loaders.ts'
import { PageError } from './page-error.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Rendered on the server; the module whose code the browser will need. */
    rendered?: string
  }
}

const HomePage = lazyComponent(() => import('../../pages/home/home-page.tsx'), 'HomePage')
const ProductPage = lazyComponent(() => import('../../pages/product/product-page.tsx'), 'ProductPage')
const ShopPage = lazyComponent(() => import('../../pages/shop/shop-page.tsx'), 'ShopPage')

function deferredPage(name: keyof typeof deferredPages) {
  return lazyComponent(async (): Promise<Record<string, unknown>> => {
    const { deferredPages: latePages } = await import('./deferred-pages.ts')
    return latePages[name]()
  }, name)
}

const customer = { role: 'user' } as const
const admin = { role: 'admin', showDenied: true } as const

const root = createRootRouteWithContext<RouteContext>()({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: PageError,
})
const childOf = <P extends string>(path: P) => ({ getParentRoute: () => root, path })

const home = createRoute({
  ...childOf('/'),
  component: withDashboardRedirect(HomePage),
  validateSearch: parseHomeSearch,
  // what is validated comes back mixed with what was sent
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => parseHomeSearch(search),
  loader: loadHome,
  staticData: { rendered: 'src/pages/home/home-page.tsx' },
})
const product = createRoute({
  ...childOf('/product/$id'),
  component: ProductPage,
  loader: loadProduct,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/product/product-page.tsx' },
})
const shop = createRoute({
  ...childOf('/shop/$id'),
  component: ShopPage,
  loader: loadShop,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/shop/shop-page.tsx' },
})

export const routes = root.addChildren([
  home,
  product,
  shop,
  createRoute({ ...childOf('/login'), component: deferredPage('LoginPage') }),
  createRoute({ ...childOf('/register'), component: deferredPage('RegisterPage') }),
  createRoute({ ...childOf('/forgot-password'), component: deferredPage('ForgotPasswordPage') }),
  createRoute({ ...childOf('/reset-password'), component: deferredPage('ResetPasswordPage') }),
  createRoute({ ...childOf('/auth/callback'), component: deferredPage('AuthCallbackPage') }),
  createRoute({ ...childOf('/payment/success'), component: deferredPage('PaymentSuccessPage') }),
  createRoute({ ...childOf('/payment/cancel'), component: deferredPage('PaymentCancelPage') }),
  createRoute({ ...childOf('/cart'), component: withDashboardRedirect(deferredPage('CartPage')) }),
  createRoute({ ...childOf('/checkout'), component: withRole(deferredPage('CheckoutPage'), customer) }),
  createRoute({ ...childOf('/my-reservations'), component: withRole(deferredPage('AccountPage'), customer) }),
  createRoute({ ...childOf('/chat'), component: withRole(deferredPage('ChatPage'), customer) }),
  createRoute({ ...childOf('/customer-chat'), component: withRole(deferredPage('ChatPage'), customer) }),
  createRoute({
    ...childOf('/shop-owner-dashboard'),
    component: withRole(deferredPage('MerchantPage'), { role: 'merchant' }),
  }),
  createRoute({ ...childOf('/admin'), component: withRole(deferredPage('AdminPage'), admin) }),
  createRoute({ ...childOf('/admin-dashboard'), component: withRole(deferredPage('AdminPage'), admin) }),
  createRoute({ ...childOf('/admin-comprehensive'), component: withRole(deferredPage('AdminPage'), admin) }),
  // the server has it in demo mode alone
  createRoute({ ...childOf('/dev/kit'), component: deferredPage('KitPage') }),
])
