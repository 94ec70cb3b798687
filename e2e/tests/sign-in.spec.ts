import { texts } from '@mainstreet/contract/texts.ts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { settled } from '../fixtures/screens.ts'
import { aPerson, register, signedIn, signIn } from '../fixtures/test-users.ts'

const words = texts.login
const form = (page: Page) => ({
  email: page.getByLabel(words.email, { exact: true }),
  password: page.getByLabel(words.password, { exact: true }),
  submit: page.getByRole('button', { name: words.signIn, exact: true }),
})

test.describe('who is not signed in', () => {
  for (const path of ['/my-reservations', '/chat', '/shop-owner-dashboard', '/admin', '/admin-comprehensive'])
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBe(path)
    })

  test('comes back to where it wanted to go', async ({ page, street }) => {
    const customer = await street.account('customer')
    await page.goto('/my-reservations')
    await page.getByRole('button', { name: customer.name }).first().click()
    await expect(page).toHaveURL('/my-reservations')
  })
})

test.describe('who has another role', () => {
  const own = [
    ['customer', '/shop-owner-dashboard', '/'],
    ['merchant', '/my-reservations', '/shop-owner-dashboard?view=shop'],
    ['merchant', '/', '/shop-owner-dashboard?view=shop'],
    ['admin', '/', '/admin-comprehensive'],
  ] as const
  for (const [role, path, home] of own)
    test(`${role} is sent from ${path} to its own home`, async ({ page, context, street }) => {
      await street.enter(context, role)
      await page.goto(path)
      await expect(page).toHaveURL(home)
      await settled(page)
    })

  for (const role of ['customer', 'merchant'] as const)
    test(`${role} reads at the admin's door that it is not theirs`, async ({ page, context, street }) => {
      await street.enter(context, role)
      await page.goto('/admin-dashboard')
      await expect(page.getByText(texts.access.deniedTitle)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/Required role\s*admin/)
      await expect(page.getByRole('main')).toContainText(new RegExp(`Current role\\s*${role}`))
      await expect(page).toHaveURL('/admin-dashboard')
    })

  test('admin passes every door', async ({ page, context, street }) => {
    await street.enter(context, 'admin')
    for (const path of [
      '/my-reservations',
      '/shop-owner-dashboard',
      '/admin',
      '/admin-dashboard',
      '/admin-comprehensive',
    ]) {
      await page.goto(path)
      await settled(page)
      await expect(page).toHaveURL(path)
      if (path.startsWith('/admin')) await expect(page.getByText(texts.access.deniedTitle)).toBeHidden()
    }
  })
})

test('signing in takes both words, and says when they are wrong', async ({ page, faults }) => {
  faults.expect(/status of (400|401)/)
  await page.goto('/login')
  const { email, password, submit } = form(page)
  await expect(page.getByRole('heading', { level: 1, name: words.welcomeBack })).toBeVisible()
  await expect(email).toHaveAttribute('placeholder', words.emailPlaceholder)
  await expect(password).toHaveAttribute('placeholder', words.passwordPlaceholder)
  await expect(submit).toBeDisabled()
  await email.fill('nobody@mainstreet.example')
  await expect(submit).toBeDisabled()
  await password.fill('not the password')
  await submit.click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText(words.failedTitle)
  await expect(toast).toContainText(words.invalidCredentials)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.invalidCredentials)
  await expect(email).toHaveValue('nobody@mainstreet.example')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(words.invalidCredentials)
  await expect(submit).toBeEnabled()
})

test('the server signs in where the identity provider fails', async ({ page, request, faults }) => {
  faults.expect(/status of 500/)
  const person = aPerson()
  await register(request, person)
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 500, json: { msg: 'Down' } }))
  await signIn(page, person)
  await signedIn(page)
  await expect(page.getByText(words.success)).toBeVisible()
  expect(
    await page.evaluate(() => localStorage.getItem('mainstreet_auth')),
    'the provider renews the session that the server has opened',
  ).toContain('refresh_token')
})

test('the server signs in where nothing of the identity provider can be reached', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  const person = aPerson()
  await register(request, person)
  await page.route('**/auth/v1/**', (route) => route.abort())
  await signIn(page, person)
  await signedIn(page)
  await page.goto('/my-reservations?view=settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name)
})

const failures: [string, Parameters<Route['fulfill']>[0] | undefined, string][] = [
  ['no response', undefined, words.tryAgain],
  ['a response without a text', { status: 502, body: 'Bad gateway' }, words.failed],
  ['the text of the server', { status: 403, json: { success: false, error: 'Closed' } }, 'Closed'],
]
for (const [name, response, text] of failures)
  test(`a sign-in that fails says why: ${name}`, async ({ page, faults }) => {
    faults.expect(/ERR_FAILED|status of (400|403|502)/)
    await page.route('**/api/auth/login', (route) => (response ? route.fulfill(response) : route.abort()))
    await signIn(page, { email: 'nobody@mainstreet.example', password: 'not the password' })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast).toContainText(words.failedTitle)
    await expect(toast).toContainText(text)
  })

test('with nothing but the keyboard, in and out again', async ({ page, street, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const { email, password } = await street.account('customer')
  await page.goto('/login')
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, 'email')
  await page.keyboard.type(email)
  await tabTo(page, 'password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.success)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: /user menu/i }).focus()
  await page.keyboard.press('Enter')
  const signOut = page.getByRole('menuitem', { name: texts.layout.signOut })
  await expect(signOut).toBeVisible()
  for (
    let press = 0;
    press < 5 && !(await signOut.evaluate((item) => item === document.activeElement));
    press++
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.session.signedOut)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mainstreet_token'))).toBeNull()
})

/** Every stop on the way can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
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

test('back does not lead to the sign-in page again', async ({ page, street }) => {
  const { name } = await street.account('customer')
  await page.goto('/forgot-password')
  await page.goto('/login')
  await page.getByRole('button', { name }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/forgot-password')
})

test('a session that the server has ended is not kept up', async ({ page, context, street, faults }) => {
  faults.expect(/status of 401/)
  await street.enter(context, 'customer')
  await page.goto('/my-reservations')
  await settled(page)
  await page.evaluate(() =>
    localStorage.setItem('mainstreet_token', `demo-${crypto.randomUUID()}-${Date.now()}`),
  )
  await page.goto('/my-reservations')
  await expect(page).toHaveURL('/login')
})
