import { texts } from '@mainstreet/contract/texts.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Street } from './demo-street.ts'
import { aPerson } from './people.ts'

export type Screen = {
  name: string
  path: string | ((street: Street) => Promise<string>)
  as?: 'customer' | 'merchant' | 'admin' | 'new customer' | 'new merchant'
  /** How often it shows what loading looks like. */
  samples?: number
  /** 200 when not given. */
  status?: number
  /** What the browser reports on the way there. */
  reports?: RegExp
  /** What leads to the screen where its address alone does not. */
  act?: (page: Page) => Promise<void>
}

const aProduct = async (street: Street) => `/product/${(await street.goods()).product.id}`
const aProductEdited = async (street: Street) =>
  `/shop-owner-dashboard?view=products&product=${(await street.ware()).id}`
const aUserEdited = async (street: Street) =>
  `/admin?view=users&open=${(await street.account('customer')).id}`
const anOrderRead = async (street: Street) => {
  const { order, cancel } = await street.order()
  await cancel()
  return `/admin?view=orders&open=${order.id}`
}
const aShop = async (street: Street) => `/shop/${(await street.goods()).merchant.shop_id}`
const aShopReviewed = async (street: Street) =>
  `/admin?view=shops&open=${(await street.goods()).merchant.shop_id}`
const ofAShop = async (street: Street) =>
  `/shop-owner-dashboard?view=orders&shop=${(await street.account('merchant')).shop_id}`
const aThread = async (street: Street) => {
  await street.say('merchant', 'We keep it for you until six.')
  return `/chat?shop=${(await street.account('merchant')).shop_id}&product=${(await street.ware()).id}`
}
const anInbox = async (street: Street) => {
  const { id } = await street.ware()
  await street.say('customer', 'Do you have this one in blue, too?', id)
  return `/shop-owner-dashboard?view=messages&customer=${(await street.account('customer')).id}`
}
/** Two shops in it. */
const aFullCart = async (street: Street) => {
  for (const { id } of await street.goodsOfShops(2)) await street.putIntoCart(id, 1)
  return '/cart'
}
const aCheckout = async (street: Street) => {
  await aFullCart(street)
  return '/checkout'
}
const nowhere = '00000000-0000-7000-8000-000000000000'

async function registering(page: Page): Promise<void> {
  const { email, password } = aPerson()
  await page.getByLabel(texts.login.email, { exact: true }).fill(email)
  await page.getByLabel(texts.login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function typingAWeakPassword(page: Page): Promise<void> {
  await page.getByLabel(texts.login.password, { exact: true }).fill('12345678')
}

async function forgetting(page: Page): Promise<void> {
  await page.getByLabel(texts.login.email, { exact: true }).fill(aPerson().email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function deleting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function importing(page: Page): Promise<void> {
  const buffer = Buffer.from('name,price,stock\nMug,cheap,3\nCup,4.50,2')
  await page
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('One row cannot be read')).toBeVisible()
}

async function editing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit your page' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function jumping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jump to' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function failingToSignIn(page: Page): Promise<void> {
  await page.getByLabel(texts.login.email, { exact: true }).fill(aPerson().email)
  await page.getByLabel(texts.login.password, { exact: true }).fill('not the password')
  await page.getByRole('button', { name: texts.login.signIn, exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

/** As after the link of the email: the tab knows who may choose a password without the old one. */
async function choosingAPassword(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('mainstreet_user') ?? '{}')
    sessionStorage.setItem('mainstreet_recovery', id)
  })
  await page.reload()
  await page.getByLabel('New password').fill('12345678')
}

/** The menu of a phone, the user menu of a desktop. */
async function openingTheMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Open menu|.*user menu.*)$/i })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(texts.layout.signUp).filter({ visible: true })).toBeVisible()
}

/** Both are on the page itself where there is room for them. */
const opening =
  (dialog: string, label: RegExp) =>
  async (page: Page): Promise<void> => {
    const button = page.locator('button[aria-haspopup="dialog"]').filter({ hasText: label, visible: true })
    if ((await button.count()) === 0) return
    await button.click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  }

async function readingNotifications(page: Page): Promise<void> {
  const name = /^(Notices|Notifications)/
  await page.getByRole('banner').getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function enlarging(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Enlarge/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const spent = 'error=access_denied&error_code=otp_expired'

/** Every screen there is: each is tested, and drawn by `npm run screenshots`. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/?search=coffee' },
  { name: 'search-empty', path: '/?search=zzzzqqqq&in_stock=true&max_price=5&radius=1' },
  { name: 'filters', path: '/?category=Coffee&in_stock=true&min_price=3&radius=25&sort=nearest' },
  { name: 'map', path: '/?view=map' },
  { name: 'product', path: aProduct },
  { name: 'product-unknown', path: `/product/${nowhere}`, status: 404 },
  { name: 'shop', path: aShop },
  { name: 'shop-unknown', path: `/shop/${nowhere}`, status: 404 },
  { name: 'location', path: '/', act: opening(texts.location.modalTitle, /Mariposa|Set location/) },
  { name: 'filters-open', path: '/', act: opening('Filters', /^Filters/) },
  { name: 'menu', path: '/', act: openingTheMenu },
  { name: 'product-enlarged', path: aProduct, act: enlarging },
  { name: 'login', path: '/login' },
  { name: 'login-failed', path: '/login', act: failingToSignIn, reports: /status of (400|401)/ },
  { name: 'register', path: '/register' },
  { name: 'register-weak', path: '/register', act: typingAWeakPassword },
  { name: 'register-mail', path: '/register', act: registering },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-mail', path: '/forgot-password', act: forgetting },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'auth-callback', path: '/auth/callback?mode=signin' },
  { name: 'auth-callback-spent', path: `/auth/callback?mode=signup&${spent}` },
  { name: 'auth-callback-elsewhere', path: '/auth/callback?mode=signup&code=unknown' },
  { name: 'auth-callback-failed', path: '/auth/callback?mode=signin&error=server_error' },
  { name: 'reset-password-open', path: '/reset-password', as: 'new customer', act: choosingAPassword },
  { name: 'reset-password-spent', path: `/reset-password?${spent}` },
  { name: 'account-settings', path: '/my-reservations?view=settings', as: 'new customer' },
  { name: 'account-delete', path: '/my-reservations?view=settings', as: 'new customer', act: deleting },
  { name: 'account-settings-demo', path: '/my-reservations?view=settings', as: 'customer' },
  { name: 'merchant-settings', path: '/shop-owner-dashboard?view=account', as: 'new merchant' },
  { name: 'merchant-first-steps', path: '/shop-owner-dashboard?view=shop', as: 'new merchant' },
  { name: 'payment-success', path: '/payment/success' },
  { name: 'payment-cancel', path: '/payment/cancel' },
  { name: 'kit', path: '/dev/kit', samples: 4 },
  { name: 'not-found', path: '/no-such-door', status: 404 },
  { name: 'cart-of-a-visitor', path: '/cart' },
  { name: 'cart', path: aFullCart, as: 'customer' },
  { name: 'checkout', path: aCheckout, as: 'customer' },
  { name: 'payment-success-unheard', path: '/payment/success?session_id=cs_test_none' },
  { name: 'payment-cancel-visitor', path: `/payment/cancel?checkout=${nowhere}` },
  { name: 'account', path: '/my-reservations', as: 'customer' },
  { name: 'account-earlier', path: '/my-reservations?show=earlier', as: 'customer' },
  { name: 'notifications', path: '/my-reservations', as: 'customer', act: readingNotifications },
  { name: 'chat', path: '/chat', as: 'customer' },
  { name: 'chat-thread', path: aThread, as: 'customer' },
  { name: 'access-denied', path: '/admin', as: 'customer' },
  { name: 'merchant', path: '/shop-owner-dashboard', as: 'merchant' },
  { name: 'merchant-orders', path: '/shop-owner-dashboard?view=orders', as: 'merchant' },
  { name: 'merchant-products', path: '/shop-owner-dashboard?view=products', as: 'merchant' },
  { name: 'merchant-products-none', path: '/shop-owner-dashboard?view=products', as: 'new merchant' },
  { name: 'merchant-new-product', path: '/shop-owner-dashboard?view=products&product=new', as: 'merchant' },
  { name: 'merchant-product', path: aProductEdited, as: 'merchant' },
  {
    name: 'merchant-import',
    path: '/shop-owner-dashboard?view=products&product=import',
    as: 'merchant',
    act: importing,
  },
  { name: 'merchant-hours', path: '/shop-owner-dashboard?view=hours', as: 'merchant' },
  { name: 'merchant-insights', path: '/shop-owner-dashboard?view=insights&days=90', as: 'merchant' },
  { name: 'merchant-profile', path: '/shop-owner-dashboard?view=shop', as: 'merchant', act: editing },
  { name: 'merchant-payouts', path: '/shop-owner-dashboard?view=payouts', as: 'merchant' },
  { name: 'merchant-messages', path: '/shop-owner-dashboard?view=messages', as: 'merchant' },
  { name: 'merchant-thread', path: anInbox, as: 'merchant' },
  { name: 'admin', path: '/admin-comprehensive', as: 'admin' },
  { name: 'admin-shops', path: '/admin?view=shops', as: 'admin' },
  { name: 'admin-shop', path: aShopReviewed, as: 'admin' },
  { name: 'admin-users', path: '/admin?view=users', as: 'admin' },
  { name: 'admin-new-user', path: '/admin?view=users&open=new', as: 'admin' },
  { name: 'admin-user', path: aUserEdited, as: 'admin' },
  { name: 'admin-orders', path: '/admin?view=orders', as: 'admin' },
  { name: 'admin-order', path: anOrderRead, as: 'admin' },
  { name: 'admin-payments', path: '/admin?view=payments', as: 'admin' },
  { name: 'admin-errors', path: '/admin?view=errors', as: 'admin' },
  { name: 'admin-log', path: '/admin?view=log', as: 'admin' },
  { name: 'admin-insights', path: '/admin?view=insights', as: 'admin' },
  { name: 'palette', path: '/admin?view=log', as: 'admin', act: jumping },
  { name: 'admin-choose-shop', path: '/shop-owner-dashboard', as: 'admin' },
  { name: 'admin-of-a-shop', path: ofAShop, as: 'admin' },
]

/** Whoever the screen is for has signed in. */
export async function enter({ as }: Screen, street: Street, context: BrowserContext): Promise<void> {
  if (as === 'new customer') await street.enterNew(context, 'customer')
  else if (as === 'new merchant') await street.enterNew(context, 'merchant')
  else if (as) await street.enter(context, as)
}

export async function addressOf({ path }: Screen, street: Street): Promise<string> {
  return typeof path === 'string' ? path : path(street)
}

/** The heading is there and nothing says that it is still loading, but for samples of how that looks. */
export async function settled(page: Page, samples = 0): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"], main [aria-label^="Loading"]')).toHaveCount(samples)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await awake(page)
}

/** What is seen stands there before it can be used: from here on React hears every key and press. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}
