import { texts } from '@mainstreet/contract/texts.ts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { settled } from '../fixtures/screens.ts'
import { aPerson, signIn } from '../fixtures/test-users.ts'

type Response = Parameters<Route['fulfill']>[0]
/** Undefined: none arrives. */
type Answer = Response | undefined

const withoutText: Response = { status: 502, body: 'Bad gateway' }
const withText: Response = { status: 409, json: { error: 'Not while it rains', code: 'conflict' } }

test.beforeEach(({ faults }) => faults.expect(/ERR_FAILED|status of (409|500|502)/))

async function answer(
  page: Page,
  address: string | RegExp,
  response: Answer,
  method?: string,
): Promise<void> {
  await page.route(address, (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    return response ? route.fulfill(response) : route.abort()
  })
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
/** A list is asked for again three times before it fails. */
const afterRetries = { timeout: 20_000 }

const registrations: [string, Answer, string][] = [
  ['the text of the server', withText, 'Not while it rains'],
  ['a response without a text', withoutText, texts.registration.failed],
  ['no response', undefined, texts.network.failed],
]
for (const [name, response, text] of registrations)
  test(`a registration that fails says why: ${name}`, async ({ page }) => {
    await page.goto('/register')
    await answer(page, '**/api/auth/register', response)
    await fillRegistration(page)
    await expect(alert(page)).toHaveText(text)
  })

test('a registration that the browser cannot send says so', async ({ page }) => {
  await page.goto('/register')
  await page.evaluate(() => {
    crypto.subtle.digest = () => Promise.reject(new TypeError('No digest'))
  })
  await fillRegistration(page)
  await expect(alert(page)).toHaveText(texts.registration.signupFailed)
})

async function fillRegistration(page: Page): Promise<void> {
  const { email, password } = aPerson()
  await page.getByLabel(texts.login.email, { exact: true }).fill(email)
  await page.getByLabel(texts.login.password, { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: /create/i })
    .click()
}

test('a verification email that cannot be sent again says so', async ({ page, request, faults }) => {
  faults.expect(/status of (400|403)/)
  const person = aPerson()
  const proof = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
  await request.post('/api/auth/register', { data: { ...person, role: 'customer', ...proof } })
  await answer(page, '**/auth/v1/resend**', { status: 500, json: { msg: 'Down' } })
  await signIn(page, person)
  await expect(toasts(page)).toContainText(texts.login.confirmEmail)
  await page.getByRole('main').getByRole('button', { name: /again/ }).click()
  await expect(toasts(page)).toContainText(texts.registration.resendFailed)
})

const passwordChanges: [string, Answer, string][] = [
  ['the text of the server', withText, 'Not while it rains'],
  ['a response without a text', withoutText, texts.password.changeFailed],
  ['no response', undefined, texts.network.failed],
]
test('a password change that fails says why', async ({ page, context, street }) => {
  const { password } = await street.enterNew(context, 'customer')
  await page.goto('/my-reservations?view=settings')
  await settled(page)
  for (const [name, response, text] of passwordChanges) {
    await answer(page, '**/api/auth/change-password', response)
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill(`${password} again`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(alert(page), name).toHaveText(text)
    await page.unroute('**/api/auth/change-password')
  }
})

const conversations: [string, Answer, string][] = [
  ['the text of the server', withText, 'Not while it rains'],
  ['a response without a text', withoutText, texts.network.occurred],
  ['no response', undefined, texts.network.occurred],
]
for (const [name, response, text] of conversations)
  test(`conversations that cannot be fetched say why: ${name}`, async ({ page, context, street }) => {
    await street.enter(context, 'customer')
    await answer(page, '**/api/chat/threads**', response)
    await page.goto('/chat')
    await expect(page.getByText(text, { exact: true })).toBeVisible(afterRetries)
  })

const additions: [string, Answer, string][] = [
  ['the text of the server', withText, 'Not while it rains'],
  ['a response without a text', withoutText, texts.cart.addFailed.description],
  ['no response', undefined, texts.cart.addFailed.description],
]
test('a product that cannot be added to the cart says why', async ({ page, context, street }) => {
  const { id } = await street.ware()
  await street.enter(context, 'customer')
  await street.emptyCart()
  await page.goto(`/product/${id}`)
  await settled(page)
  for (const [name, response, text] of additions) {
    await answer(page, '**/api/cart/**', response, 'POST')
    await page
      .getByRole('main')
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click()
    await expect(toasts(page), name).toContainText(texts.cart.addFailed.title)
    await expect(toasts(page), name).toContainText(text)
    await page.unroute('**/api/cart/**')
  }
})

test('a sign-out that fails says so, and one that works, too', async ({ page, context, street }) => {
  await street.enter(context, 'merchant')
  await page.goto('/shop-owner-dashboard')
  await settled(page)
  const signOut = async () => {
    await page
      .getByRole('button', { name: /user menu/i })
      .filter({ visible: true })
      .click()
    await page.getByRole('menuitem', { name: texts.layout.signOut }).click()
  }
  await answer(page, '**/api/auth/logout', { status: 500, json: {} })
  await signOut()
  await expect(toasts(page)).toContainText(texts.session.signOutFailed.title)
  await expect(toasts(page)).toContainText(texts.session.signOutFailed.description)
  await page.unroute('**/api/auth/logout')
  await signOut()
  await expect(toasts(page)).toContainText(texts.session.signedOut)
})

test('a third-party sign-in that cannot begin says so', async ({ page }) => {
  await answer(page, '**/assets/open-provider-*.js', undefined)
  await page.goto('/login')
  await page.getByRole('button', { name: texts.login.signInWithGoogle }).click()
  await expect(toasts(page)).toContainText(texts.login.thirdPartyFailedTitle)
  await expect(toasts(page)).toContainText(texts.login.unexpected)
})

test('a link whose code cannot be exchanged says so', async ({ page }) => {
  await answer(page, '**/auth/v1/token**', { status: 500, json: { msg: 'Down' } })
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem('mainstreet_auth-code-verifier', JSON.stringify('a'.repeat(43))),
  )
  await page.goto('/auth/callback?mode=signin&code=0123')
  const heading = page.getByRole('heading', { level: 1, name: texts.login.thirdPartyFailedTitle })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText('temporarily unavailable')
})

test('products and shops that cannot be fetched say so', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  await answer(page, /\/api\/(products|shops)\?/, withoutText)
  await page.getByRole('button', { name: 'Coffee', exact: true }).click()
  await expect(page.getByText(texts.service.fetchProducts).first()).toBeVisible(afterRetries)
})

const approvals: [string, Answer, string][] = [
  ['a response without the shop', { status: 200, json: {} }, texts.service.missingShop],
  ['the text of the server', { status: 500, json: { error: 'Not while it rains' } }, 'Not while it rains'],
]
for (const [name, response, text] of approvals)
  test(`an approval that fails says why: ${name}`, async ({ page, context, street }) => {
    await street.enter(context, 'admin')
    await page.goto('/admin-comprehensive')
    await settled(page)
    await answer(page, '**/api/shops/*/approve', response)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(toasts(page)).toContainText(texts.service.approveShop)
    await expect(toasts(page)).toContainText(text)
  })
