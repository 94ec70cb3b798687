import type { RouteName } from '@mainstreet/contract/routes.ts'
import type { FunctionComponent } from 'react'
import { loadDashboardMessages } from '../startup/load-language.ts'

export type DeferredPageName = Exclude<RouteName, 'home' | 'product' | 'shop'>

const chat = async () => (await import('../../pages/chat/chat-page.tsx')).ChatPage
const admin = async () => (await withDashboardMessages(import('../../pages/admin/admin-page.tsx'))).AdminPage

/** The pages that are rarely opened first. The list of their chunks is long, so it loads after the first paint. */
export const deferredPages: Record<DeferredPageName, () => Promise<FunctionComponent>> = {
  cart: async () => (await import('../../pages/checkout/checkout-page.tsx')).CartPage,
  checkout: async () => (await import('../../pages/checkout/checkout-page.tsx')).CheckoutPage,
  login: async () => (await import('../../pages/login/login-page.tsx')).LoginPage,
  register: async () => (await import('../../pages/register/register-page.tsx')).RegisterPage,
  forgotPassword: async () =>
    (await import('../../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () =>
    (await import('../../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
  authCallback: async () =>
    (await import('../../pages/auth-callback/auth-callback-page.tsx')).AuthCallbackPage,
  account: async () => (await import('../../pages/account/account-page.tsx')).AccountPage,
  chat,
  customerChat: chat,
  paymentSuccess: async () =>
    (await import('../../pages/payment/payment-success-page.tsx')).PaymentSuccessPage,
  paymentCancel: async () => (await import('../../pages/payment/payment-cancel-page.tsx')).PaymentCancelPage,
  emailSubscription: async () =>
    (await import('../../pages/email-subscription/email-subscription-page.tsx')).EmailSubscriptionPage,
  pickupPass: async () => (await import('../../pages/pass/pickup-pass-page.tsx')).PickupPassPage,
  merchant: async () =>
    (await withDashboardMessages(import('../../pages/merchant/merchant-page.tsx'))).MerchantPage,
  admin,
  adminDashboard: admin,
  adminComprehensive: admin,
}

async function withDashboardMessages<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, loadDashboardMessages()])
  return module
}
