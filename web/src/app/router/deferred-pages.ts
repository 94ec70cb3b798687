/**
 * The pages that nobody opens first. Of each the address and those of all its parts are long: they come after the
 * first page has been painted.
 */
export const deferredPages = {
  CartPage: () => import('../../pages/cart/cart-page.tsx'),
  CheckoutPage: () => import('../../pages/checkout/checkout-page.tsx'),
  LoginPage: () => import('../../pages/login/login-page.tsx'),
  RegisterPage: () => import('../../pages/register/register-page.tsx'),
  ForgotPasswordPage: () => import('../../pages/forgot-password/forgot-password-page.tsx'),
  ResetPasswordPage: () => import('../../pages/reset-password/reset-password-page.tsx'),
  AuthCallbackPage: () => import('../../pages/auth-callback/auth-callback-page.tsx'),
  AccountPage: () => import('../../pages/account/account-page.tsx'),
  ChatPage: () => import('../../pages/chat/chat-page.tsx'),
  PaymentSuccessPage: () => import('../../pages/payment/payment-success-page.tsx'),
  PaymentCancelPage: () => import('../../pages/payment/payment-cancel-page.tsx'),
  MerchantPage: () => import('../../pages/merchant/merchant-page.tsx'),
  AdminPage: () => import('../../pages/admin/admin-page.tsx'),
  KitPage: () => import('../../pages/kit/kit-page.tsx'),
}
