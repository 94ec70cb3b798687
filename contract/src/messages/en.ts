import { routes } from '../routes.ts'
import type { ShopCategory } from '../shops/shop-category.ts'
import type { ShopStatus } from '../shops/shop-status.ts'
import { accounts } from './en/accounts.ts'
import { app } from './en/app.ts'
import { chat } from './en/chat.ts'
import { checkout } from './en/checkout.ts'
import { connection } from './en/connection.ts'
import { fieldErrors } from './en/field-errors.ts'
import { media } from './en/media.ts'
import { notificationTexts } from './en/notification-texts.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { shopping } from './en/shopping.ts'
import { trend } from './en/trend.ts'

/** English, for every page. The texts of docs/spec.md (sections 2, 4, 5 and 8) are here, and exact; all others in their sections. */
export const en = {
  accounts,
  app,
  chat,
  checkout,
  connection,
  fieldErrors,
  media,
  notificationTexts,
  notifications,
  orders,
  shopping,
  trend,
  shopCategories: {
    Food: 'Food & Beverage',
    Coffee: 'Coffee',
    Gifts: 'Gifts',
    Souvenirs: 'Souvenirs',
    Other: 'Other',
  } satisfies Record<ShopCategory, string>,
  shopStatuses: {
    pending_approval: 'Pending Review',
    approved: 'Approved',
    rejected: 'Rejected',
  } satisfies Record<ShopStatus, string>,
  login: {
    welcomeBack: routes.login.title,
    subtitle: 'Sign in to your account',
    backToHome: 'Back to Home',
    email: 'Email',
    emailPlaceholder: 'Enter your email',
    password: 'Password',
    passwordPlaceholder: 'Enter your password',
    signIn: 'Sign In',
    signingIn: 'Signing in...',
    orContinueWith: 'Or continue with',
    signInWithGoogle: 'Sign in with Google',
    signUpWithGoogle: 'Sign up with Google',
    forgotPassword: 'Forgot your password?',
    signUp: 'Sign up',
    success: 'Welcome back! You have been successfully logged in.',
    failedTitle: 'Login Failed',
    thirdPartyFailedTitle: 'Authentication Failed',
    unexpected: 'An unexpected error occurred',
    tryAgain: 'Login failed. Please try again.',
    invalidCredentials: 'Invalid credentials',
    failed: 'Login failed',
    confirmEmail: 'Please verify your email before signing in',
  },
  registration: {
    failed: 'Registration failed',
    signupFailed: 'Signup failed',
    accountExists: 'Account already exists. Please check your email for the verification link.',
    resendFailed: 'Failed to resend verification email',
  },
  password: { changeFailed: 'Password change failed' },
  session: {
    noValidSession: 'No valid session',
    notAuthenticated: 'User not authenticated',
    csrfFailed: 'Failed to fetch CSRF token',
    signedOut: 'Signed out successfully',
    signOutFailed: { title: 'Error signing out', description: 'Please try again.' },
  },
  network: { failed: 'Network error', occurred: 'Network error occurred' },
  cart: {
    outOfStock: { title: 'Out of Stock', description: 'This product is currently unavailable.' },
    added: { title: 'Added to Cart', description: 'Product added to your cart!' },
    addFailed: {
      title: 'Failed to Add to Cart',
      description: 'Unable to add product to cart. Please try again.',
    },
  },
  service: {
    fetchProducts: 'Failed to fetch products',
    fetchShops: 'Failed to fetch shops',
    fetchMessages: 'Failed to fetch messages',
    fetchShopConversations: 'Failed to fetch shop conversations',
    createProduct: 'Failed to create product',
    createOrder: 'Failed to create order',
    createReservation: 'Failed to create reservation',
    createShop: 'Failed to create shop',
    createUser: 'Failed to create user',
    updateProduct: 'Failed to update product',
    updateShop: 'Failed to update shop',
    updateUser: 'Failed to update user',
    updateOrderStatus: 'Failed to update order status',
    updateShopHours: 'Failed to update shop hours',
    archiveProduct: 'Failed to archive product',
    deleteProduct: 'Failed to delete product',
    deleteUser: 'Failed to delete user',
    productNotFound: 'Product not found',
    approveShop: 'Failed to approve shop',
    rejectShop: 'Failed to reject shop',
    missingShop: 'Invalid response: missing shop data',
    sendMessage: 'Failed to send message',
    sendDirectMessage: 'Failed to send direct message',
  },
  socket: {
    maxRetries: 'Connection lost - max retries exceeded',
    connectFailed: 'Failed to connect',
    reconnectFailed: 'Reconnection failed',
  },
  location: {
    placeholder: 'Location...',
    set: 'Set location',
    modalTitle: 'Set Location',
    current: 'Current Location',
    none: 'No locations found',
  },
  layout: {
    signIn: 'Sign In',
    signUp: 'Sign Up',
    signOut: 'Sign Out',
    chat: routes.chat.title,
    myAccount: routes.account.title,
  },
  home: {
    nearbyShops: 'Nearby Shops',
    loadMore: 'Load More',
    clearFilters: 'Clear Filters',
    skipToProducts: 'Skip to products',
    arrowKeys: 'Use the arrow keys to move between shops.',
    shops: 'Shops',
    products: 'Products',
    noProducts: 'No products match your search.',
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} products`,
  },
  access: { deniedTitle: 'Access Denied' },
  update: { detected: 'Application update detected. Please refresh the page.' },
  errorBoundary: {
    page: 'Oops! Something went wrong',
    section: 'Section Error',
    component: 'Component Error',
    tryAgain: 'Try Again',
    reload: 'Reload Page',
    goHome: 'Go Home',
    retry: (attempts: number, maxAttempts: number) => `Retry (${attempts}/${maxAttempts})`,
    resource: 'Part of this page couldn’t be loaded. Please refresh the page.',
    network: 'There seems to be a network connection issue. Please check your connection and try again.',
    critical: 'A critical error occurred. Please reload the page.',
    sectionFailed: 'This section couldn’t be shown. The rest of the page still works.',
    minor: 'A minor error occurred in this part of the page. Please try again.',
  },
}
