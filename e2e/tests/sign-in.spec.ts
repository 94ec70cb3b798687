import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import {
  createTestUser,
  createUserAsAdmin,
  expectSignedIn,
  registerUser,
  signIn,
  waitForPasswordLink,
} from '../fixtures/test-users.ts'

const loginTexts = en.login
const form = (page: Page) => ({
  email: page.getByLabel(loginTexts.email, { exact: true }),
  password: page.getByLabel(loginTexts.password, { exact: true }),
  submit: page.getByRole('button', { name: loginTexts.signIn, exact: true }),
})

test.describe('a visitor', () => {
  test('is sent from each page with an account to sign in', async ({ page }) => {
    for (const path of [
      '/my-reservations',
      '/chat',
      '/shop-owner-dashboard',
      '/admin',
      '/admin-comprehensive',
    ]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/login')
      expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBe(path)
    }
  })

  test('returns to the intended page', async ({ page, demoApi }) => {
    const customer = await demoApi.getAccount('customer')
    await page.goto('/my-reservations')
    await page.getByRole('button', { name: customer.name }).first().click()
    await expect(page).toHaveURL('/my-reservations')
  })
})

test.describe('a user with another role', () => {
  const own = {
    customer: { home: '/', others: ['/shop-owner-dashboard'] },
    merchant: { home: '/shop-owner-dashboard?view=shop', others: ['/my-reservations', '/'] },
    admin: { home: '/admin-comprehensive', others: ['/'] },
  } as const
  for (const role of ['customer', 'merchant', 'admin'] as const)
    test(`${role} is sent from the pages of others to the own home page`, { tag: '@hard' }, async ({
      page,
      context,
      demoApi,
    }) => {
      await demoApi.signInContext(context, role)
      for (const path of own[role].others) {
        await page.goto(path)
        await expect(page, path).toHaveURL(own[role].home)
        await waitUntilLoaded(page)
      }
    })

  for (const role of ['customer', 'merchant'] as const)
    test(`${role} sees Access Denied on the admin's page`, async ({ page, context, demoApi }) => {
      await demoApi.signInContext(context, role)
      await page.goto('/admin-dashboard')
      await expect(page.getByText(en.access.deniedTitle)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(
        new RegExp(`Required role\\s*${en.accounts.roles.admin}`),
      )
      await expect(page.getByRole('main')).toContainText(
        new RegExp(`Current role\\s*${en.accounts.roles[role]}`),
      )
      await expect(page).toHaveURL('/admin-dashboard')
    })

  test('admin passes every guard', { tag: '@hard' }, async ({ page, context, demoApi }) => {
    await demoApi.signInContext(context, 'admin')
    for (const path of [
      '/my-reservations',
      '/shop-owner-dashboard',
      '/admin',
      '/admin-dashboard',
      '/admin-comprehensive',
    ]) {
      await page.goto(path)
      await waitUntilLoaded(page)
      await expect(page).toHaveURL(path)
      if (path.startsWith('/admin')) await expect(page.getByText(en.access.deniedTitle)).toBeHidden()
    }
  })
})

test('signing in needs email and password, and says when they are wrong', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of (400|401)/)
  await page.goto('/login')
  const { email, password, submit } = form(page)
  await expect(page.getByRole('heading', { level: 1, name: loginTexts.welcomeBack })).toBeVisible()
  await expect(email).toHaveAttribute('placeholder', loginTexts.emailPlaceholder)
  await expect(password).toHaveAttribute('placeholder', loginTexts.passwordPlaceholder)
  await expect(submit).toBeDisabled()
  await email.fill('nobody@mainstreet.example')
  await expect(submit).toBeDisabled()
  await password.fill('not the password')
  await submit.click()
  const toast = page.getByRole('region', { name: en.app.ui.toasts.label })
  await expect(toast).toContainText(loginTexts.failedTitle)
  await expect(toast).toContainText(loginTexts.invalidCredentials)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(loginTexts.invalidCredentials)
  await expect(email).toHaveValue('nobody@mainstreet.example')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(loginTexts.invalidCredentials)
  await expect(submit).toBeEnabled()
})

test('the server signs in when the identity provider fails', { tag: '@hard' }, async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const user = createTestUser()
  await registerUser(request, user)
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 500, json: { msg: 'Down' } }))
  await signIn(page, user)
  await expectSignedIn(page)
  await expect(page.getByText(loginTexts.success)).toBeVisible()
  expect(
    await page.evaluate(() => localStorage.getItem('mainstreet_auth')),
    'the provider renews the session that the server has opened',
  ).toContain('refresh_token')
})

test('the server signs in when nothing of the identity provider can be reached', { tag: '@hard' }, async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/)
  const user = createTestUser()
  await registerUser(request, user)
  await page.route('**/auth/v1/**', (route) => route.abort())
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto('/my-reservations?view=settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(user.name)
})

const failures: [string, Parameters<Route['fulfill']>[0] | undefined, string][] = [
  ['no response', undefined, loginTexts.tryAgain],
  ['a response without a text', { status: 502, body: 'Bad gateway' }, loginTexts.failed],
  ['the text of the server', { status: 403, json: { success: false, error: 'Closed' } }, 'Closed'],
]
for (const [name, response, text] of failures)
  test(`a failed sign-in says why: ${name}`, { tag: '@hard' }, async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED|status of (400|403|502)/)
    await page.route('**/api/auth/login', (route) => (response ? route.fulfill(response) : route.abort()))
    await signIn(page, { email: 'nobody@mainstreet.example', password: 'not the password' })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
    const toast = page.getByRole('region', { name: en.app.ui.toasts.label })
    await expect(toast).toContainText(loginTexts.failedTitle)
    await expect(toast).toContainText(text)
  })

test('with the keyboard only, in and out again', { tag: '@desktop' }, async ({ page, demoApi, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const { email, password } = await demoApi.getAccount('customer')
  await page.goto('/login')
  await waitUntilLoaded(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await pressTabUntil(page, 'email')
  await page.keyboard.type(email)
  await pressTabUntil(page, 'password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(loginTexts.success)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: /user menu/i }).focus()
  await page.keyboard.press('Enter')
  const signOut = page.getByRole('menuitem', { name: en.layout.signOut })
  await expect(signOut).toBeVisible()
  for (
    let press = 0;
    press < 5 && !(await signOut.evaluate((item) => item === document.activeElement));
    press++
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en.session.signedOut)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mainstreet_token'))).toBeNull()
})

/** Every focused element on the way is visible. */
async function pressTabUntil(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const seen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return { name: element.name, seen, what: element.outerHTML.slice(0, 80) }
    })
    expect(focused.seen, `the focus shows on ${focused.what}`).toBe(true)
    if (focused.name === name) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test('back does not lead to the sign-in page again', async ({ page, demoApi }) => {
  const { name } = await demoApi.getAccount('customer')
  await page.goto('/forgot-password')
  await page.goto('/login')
  await page.getByRole('button', { name }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/forgot-password')
})

test('a session that the server has ended ends here', async ({ page, context, demoApi, pageErrors }) => {
  pageErrors.allow(/status of 401/)
  await demoApi.signInContext(context, 'customer')
  await page.goto('/my-reservations')
  await waitUntilLoaded(page)
  await page.evaluate(() =>
    localStorage.setItem('mainstreet_token', `demo-${crypto.randomUUID()}-${Date.now()}`),
  )
  await page.goto('/my-reservations')
  await expect(page).toHaveURL('/login')
})

test('the link of an invitation sets a password once, after a press of its button', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403 .*\/verify/)
  const { name, email, password } = createTestUser()
  await createUserAsAdmin(page.request, { name, email })
  const { pathname, search } = new URL(await waitForPasswordLink(page.request, email))
  const link = pathname + search
  const open = page.getByRole('button', { name: en.accounts.authLink.continue })
  await page.goto(link)
  await open.click()
  await page.getByLabel(en.accounts.password.new, { exact: true }).fill(password)
  await page.getByRole('button', { name: en.accounts.password.set }).click()
  await expectSignedIn(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await open.click()
  await expect(page.getByText(en.accounts.authLink.errors.recoveryUsed)).toBeVisible()
})
