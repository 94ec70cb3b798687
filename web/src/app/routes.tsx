import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { lazyPage } from '../api/lazy-page.tsx'
import { type HomeSearch, readHomeSearch } from '../features/catalog/home-search.ts'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { forCustomers, guarded } from './guard.tsx'
import { loadHome, loadProduct, loadShop } from './loaders.ts'
import { PageError } from './page-error.tsx'
import { Shell } from './shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Rendered on the server; the module whose code the browser will need. */
    rendered?: string
  }
}

const HomePage = lazyPage(() => import('../pages/home/home-page.tsx'), 'HomePage')
const ProductPage = lazyPage(() => import('../pages/product/product-page.tsx'), 'ProductPage')
const ShopPage = lazyPage(() => import('../pages/shop/shop-page.tsx'), 'ShopPage')
const CartPage = lazyPage(() => import('../pages/cart/cart-page.tsx'), 'CartPage')
const CheckoutPage = lazyPage(() => import('../pages/checkout/checkout-page.tsx'), 'CheckoutPage')
const LoginPage = lazyPage(() => import('../pages/login/login-page.tsx'), 'LoginPage')
const RegisterPage = lazyPage(() => import('../pages/register/register-page.tsx'), 'RegisterPage')
const ForgotPasswordPage = lazyPage(
  () => import('../pages/forgot-password/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const ResetPasswordPage = lazyPage(
  () => import('../pages/reset-password/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const AuthCallbackPage = lazyPage(
  () => import('../pages/auth-callback/auth-callback-page.tsx'),
  'AuthCallbackPage',
)
const AccountPage = lazyPage(() => import('../pages/account/account-page.tsx'), 'AccountPage')
const ChatPage = lazyPage(() => import('../pages/chat/chat-page.tsx'), 'ChatPage')
const PaymentSuccessPage = lazyPage(
  () => import('../pages/payment/payment-success-page.tsx'),
  'PaymentSuccessPage',
)
const PaymentCancelPage = lazyPage(
  () => import('../pages/payment/payment-cancel-page.tsx'),
  'PaymentCancelPage',
)
const MerchantPage = lazyPage(() => import('../pages/merchant/merchant-page.tsx'), 'MerchantPage')
const AdminPage = lazyPage(() => import('../pages/admin/admin-page.tsx'), 'AdminPage')
const KitPage = lazyPage(() => import('../pages/kit/kit-page.tsx'), 'KitPage')

const customer = { role: 'user' } as const
const admin = { role: 'admin', showDenied: true } as const

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: PageError,
})
const at = <P extends string>(path: P) => ({ getParentRoute: () => root, path })

const home = createRoute({
  ...at('/'),
  component: forCustomers(HomePage),
  validateSearch: readHomeSearch,
  loaderDeps: ({ search }: { search: HomeSearch }) => search,
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
  createRoute({ ...at('/login'), component: LoginPage }),
  createRoute({ ...at('/register'), component: RegisterPage }),
  createRoute({ ...at('/forgot-password'), component: ForgotPasswordPage }),
  createRoute({ ...at('/reset-password'), component: ResetPasswordPage }),
  createRoute({ ...at('/auth/callback'), component: AuthCallbackPage }),
  createRoute({ ...at('/payment/success'), component: PaymentSuccessPage }),
  createRoute({ ...at('/payment/cancel'), component: PaymentCancelPage }),
  createRoute({ ...at('/cart'), component: forCustomers(CartPage) }),
  createRoute({ ...at('/checkout'), component: guarded(CheckoutPage, customer) }),
  createRoute({ ...at('/my-reservations'), component: guarded(AccountPage, customer) }),
  createRoute({ ...at('/chat'), component: guarded(ChatPage, customer) }),
  createRoute({ ...at('/customer-chat'), component: guarded(ChatPage, customer) }),
  createRoute({ ...at('/shop-owner-dashboard'), component: guarded(MerchantPage, { role: 'merchant' }) }),
  createRoute({ ...at('/admin'), component: guarded(AdminPage, admin) }),
  createRoute({ ...at('/admin-dashboard'), component: guarded(AdminPage, admin) }),
  createRoute({ ...at('/admin-comprehensive'), component: guarded(AdminPage, admin) }),
  // the server has it in demo mode alone
  createRoute({ ...at('/dev/kit'), component: KitPage }),
])
