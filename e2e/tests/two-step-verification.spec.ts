import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { enrollAuthenticator, showCode } from '../fixtures/second-factors.ts'
import {
  createTestUser,
  expectSignedIn,
  getStoredToken,
  registerUser,
  signIn,
  waitForMailedLink,
} from '../fixtures/test-users.ts'

const texts = en.accounts.secondFactor
const wrongCode = /status of 422 .*\/factors\//
const codeField = (page: Page) => page.getByLabel(texts.appLabel)

async function createUserWithFactor(page: Page) {
  const user = createTestUser()
  await registerUser(page.request, user)
  return { ...user, ...(await enrollAuthenticator(page.request, user)) }
}

test('a sign-in waits for the code of the app, also after a reload and on every page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(wrongCode)
  const user = await createUserWithFactor(page)
  await page.goto('/my-reservations')
  await signIn(page, user)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(user.email)
  expect(await getStoredToken(page)).toBeNull()

  await page.goto('/my-reservations')
  await expect(page).toHaveURL('/login')
  const field = codeField(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')

  const code = showCode(user.secret, 'now')
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText(texts.wrongCode)).toBeVisible()
  await expect(field).toBeFocused()
  // as it is copied from an app
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL('/my-reservations')
  expect(await getStoredToken(page)).toBeTruthy()
})

test('a recovery code signs in once, and another account can be used', async ({ page, pageErrors }) => {
  pageErrors.allow(wrongCode)
  const user = await createUserWithFactor(page)
  const enterRecoveryCode = async (code: string) => {
    await page.getByRole('button', { name: texts.useRecoveryCode }).click()
    await page.getByLabel(texts.recoveryLabel).fill(code)
    await page.getByRole('button', { name: texts.continue }).click()
  }
  const [code = ''] = user.recoveryCodes
  await signIn(page, user)
  await enterRecoveryCode(code.toUpperCase().replace(/(.{4})/g, '$1 '))
  await expectSignedIn(page)
  await page.evaluate(() => localStorage.clear())

  await signIn(page, user)
  await enterRecoveryCode(code)
  await expect(page.getByText(texts.wrongRecoveryCode)).toBeVisible()
  await page.getByRole('button', { name: texts.otherAccount }).click()
  await expect(page.getByLabel(en.login.email, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mainstreet_auth'))).toBeNull()
})

test('a recovery link asks for the code first, and then for the new password', async ({ page }) => {
  const user = await createUserWithFactor(page)
  await page.goto('/forgot-password')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: en.accounts.authLink.emailMe }).click()
  await expect(page.getByRole('heading', { name: en.accounts.checkEmail.title })).toBeVisible()
  await page.goto(await waitForMailedLink(page.request, user.email))
  await expect(page).toHaveURL('/reset-password')
  await codeField(page).fill(showCode(user.secret, 'now'))
  await page.getByLabel(en.accounts.password.new, { exact: true }).fill('a lamp in the window')
  await page.getByRole('button', { name: en.accounts.password.set }).click()
  await expectSignedIn(page)
})
