import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { createTestUser, signIn } from '../fixtures/test-users.ts'

type MockResponse = Parameters<Route['fulfill']>[0]
/** Undefined: no response arrives. */
type MaybeResponse = MockResponse | undefined

const responseWithoutMessage: MockResponse = { status: 502, body: 'Bad gateway' }
const responseWithMessage: MockResponse = {
  status: 409,
  json: { error: 'Not while it rains', code: 'conflict' },
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/ERR_FAILED|status of (409|500|502)/))

async function mockResponse(
  page: Page,
  address: string | RegExp,
  response: MaybeResponse,
  method?: string,
): Promise<void> {
  await page.route(address, (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    return response ? route.fulfill(response) : route.abort()
  })
}

const toastRegion = (page: Page) => page.getByRole('region', { name: en.app.ui.toasts.label })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
/** A query is retried three times before it fails. */
const afterRetries = { timeout: 20_000 }

const registrationFailures: [string, MaybeResponse, string][] = [
  ['the text of the server', responseWithMessage, 'Not while it rains'],
  ['a response without a text', responseWithoutMessage, en.registration.failed],
  ['no response', undefined, en.network.failed],
]
for (const [name, response, text] of registrationFailures)
  test(`a failed registration says why: ${name}`, { tag: '@hard' }, async ({ page }) => {
    await page.goto('/register')
    await mockResponse(page, '**/api/auth/register', response)
    await fillRegistration(page)
    await expect(alert(page)).toHaveText(text)
  })

test('a registration that the browser cannot send says so', { tag: '@hard' }, async ({ page }) => {
  await page.goto('/register')
  await page.evaluate(() => {
    crypto.subtle.digest = () => Promise.reject(new TypeError('No digest'))
  })
  await fillRegistration(page)
  await expect(alert(page)).toHaveText(en.registration.signupFailed)
})

async function fillRegistration(page: Page): Promise<void> {
  const { email, password } = createTestUser()
  await page.getByLabel(en.login.email, { exact: true }).fill(email)
  await page.getByLabel(en.login.password, { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: /create/i })
    .click()
}

test('a verification email that cannot be sent again says so', { tag: '@hard' }, async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of (400|403)/)
  const user = createTestUser()
  const proof = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
  await request.post('/api/auth/register', { data: { ...user, role: 'customer', ...proof } })
  await mockResponse(page, '**/auth/v1/resend**', { status: 500, json: { msg: 'Down' } })
  await signIn(page, user)
  await expect(toastRegion(page)).toContainText(en.login.confirmEmail)
  await page.getByRole('main').getByRole('button', { name: en.accounts.signIn.resendLink }).click()
  await expect(toastRegion(page)).toContainText(en.registration.resendFailed)
})

const passwordChangeFailures: [string, MaybeResponse, string][] = [
  ['the text of the server', responseWithMessage, 'Not while it rains'],
  ['a response without a text', responseWithoutMessage, en.password.changeFailed],
  ['no response', undefined, en.network.failed],
]
test('a failed password change says why', { tag: '@hard' }, async ({ page, context, demoApi }) => {
  const { password } = await demoApi.signInNewUser(context, 'customer')
  await page.goto('/my-reservations?view=settings')
  await waitUntilLoaded(page)
  for (const [name, response, text] of passwordChangeFailures) {
    await mockResponse(page, '**/api/auth/change-password', response)
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill(`${password} again`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(alert(page), name).toHaveText(text)
    await page.unroute('**/api/auth/change-password')
  }
})

const conversationFailures: [string, MaybeResponse, string][] = [
  ['the text of the server', responseWithMessage, 'Not while it rains'],
  ['a response without a text', responseWithoutMessage, en.network.occurred],
  ['no response', undefined, en.network.occurred],
]
for (const [name, response, text] of conversationFailures)
  test(`threads that cannot be loaded say why: ${name}`, { tag: '@hard' }, async ({
    page,
    context,
    demoApi,
  }) => {
    await demoApi.signInContext(context, 'customer')
    await mockResponse(page, '**/api/chat/threads**', response)
    await page.goto('/chat')
    await expect(page.getByText(text, { exact: true })).toBeVisible(afterRetries)
  })

const cartFailures: [string, MaybeResponse, string][] = [
  ['the text of the server', responseWithMessage, 'Not while it rains'],
  ['a response without a text', responseWithoutMessage, en.cart.addFailed.description],
  ['no response', undefined, en.cart.addFailed.description],
]
test('a product that cannot be added to the cart says why', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  const { id } = await demoApi.findMerchantProduct()
  await demoApi.signInContext(context, 'customer')
  await demoApi.emptyCart()
  await page.goto(`/product/${id}`)
  await waitUntilLoaded(page)
  for (const [name, response, text] of cartFailures) {
    await mockResponse(page, '**/api/cart/**', response, 'POST')
    await page
      .getByRole('main')
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click()
    await expect(toastRegion(page), name).toContainText(en.cart.addFailed.title)
    await expect(toastRegion(page), name).toContainText(text)
    await page.unroute('**/api/cart/**')
  }
})

test('both a failed and a successful sign-out are reported', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard')
  await waitUntilLoaded(page)
  const signOut = async () => {
    await page
      .getByRole('button', { name: /user menu/i })
      .filter({ visible: true })
      .click()
    await page.getByRole('menuitem', { name: en.layout.signOut }).click()
  }
  await mockResponse(page, '**/api/auth/logout', { status: 500, json: {} })
  await signOut()
  await expect(toastRegion(page)).toContainText(en.session.signOutFailed.title)
  await expect(toastRegion(page)).toContainText(en.session.signOutFailed.description)
  await page.unroute('**/api/auth/logout')
  await signOut()
  await expect(toastRegion(page)).toContainText(en.session.signedOut)
})

test('a third-party sign-in that cannot start says so', { tag: '@hard' }, async ({ page }) => {
  await mockResponse(page, '**/assets/create-auth-client-*.js', undefined)
  await page.goto('/login')
  await page.getByRole('button', { name: en.login.signInWithGoogle }).click()
  await expect(toastRegion(page)).toContainText(en.login.thirdPartyFailedTitle)
  await expect(toastRegion(page)).toContainText(en.login.unexpected)
})

test('a link whose code cannot be exchanged says so', { tag: '@hard' }, async ({ page }) => {
  await mockResponse(page, '**/auth/v1/token**', { status: 500, json: { msg: 'Down' } })
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem('mainstreet_auth-code-verifier', JSON.stringify('a'.repeat(43))),
  )
  await page.goto('/auth/callback?mode=signin&code=0123')
  const heading = page.getByRole('heading', { level: 1, name: en.login.thirdPartyFailedTitle })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText('temporarily unavailable')
})

test('products and shops that cannot be loaded say so', { tag: '@hard' }, async ({ page }) => {
  await page.goto('/')
  await waitUntilLoaded(page)
  await mockResponse(page, /\/api\/(products|shops)\?/, responseWithoutMessage)
  await page.getByRole('button', { name: 'Coffee', exact: true }).click()
  await expect(page.getByText(en.service.fetchProducts).first()).toBeVisible(afterRetries)
})

const approvalFailures: [string, MaybeResponse, string][] = [
  ['a response without the shop', { status: 200, json: {} }, en.service.missingShop],
  ['the text of the server', { status: 500, json: { error: 'Not while it rains' } }, 'Not while it rains'],
]
for (const [name, response, text] of approvalFailures)
  test(`a failed approval says why: ${name}`, { tag: '@hard' }, async ({ page, context, demoApi }) => {
    await demoApi.signInContext(context, 'admin')
    await page.goto('/admin-comprehensive')
    await waitUntilLoaded(page)
    await mockResponse(page, '**/api/shops/*/approve', response)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(toastRegion(page)).toContainText(en.service.approveShop)
    await expect(toastRegion(page)).toContainText(text)
  })
