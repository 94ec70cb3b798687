import { readFile } from 'node:fs/promises'
import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import {
  enrollAuthenticator,
  openRequiredSetUp,
  showCode,
  showRecoveryCodes,
} from '../fixtures/second-factors.ts'
import { ageSignIns } from '../fixtures/server-database.ts'
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

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
}

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

test('a user turns two-step verification on, replaces the codes and turns it off', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(wrongCode)
  const settings = en.accounts.settings.secondFactor
  const user = createTestUser()
  await registerUser(page.request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto('/my-reservations?view=settings')
  const section = page.getByRole('region', { name: texts.title })
  const {
    key,
    codes: [recoveryCode = ''],
  } = await showRecoveryCodes(page)
  const codes = section.getByRole('list', { name: texts.recovery.list })
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: texts.recovery.download }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(recoveryCode)
  expect(file).toContain(user.email)
  await section.getByRole('button', { name: texts.recovery.done }).click()
  await expect(section).toContainText(settings.on)
  await expect(section).toContainText(settings.codesLeft({ remaining: 10, total: 10 }))

  // signed out and in again, with a recovery code and with the app
  await signOut(page)
  await signIn(page, user)
  await page.getByRole('button', { name: texts.useRecoveryCode }).click()
  await page.getByLabel(texts.recoveryLabel).fill(recoveryCode)
  await page.getByRole('button', { name: texts.continue }).click()
  await expectSignedIn(page)
  await signOut(page)
  await signIn(page, user)
  await codeField(page).fill(showCode(key, 'now'))
  await expectSignedIn(page)

  await page.goto('/my-reservations?view=settings')
  await expect(section).toContainText(settings.codesLeft({ remaining: 9, total: 10 }))
  await section.getByRole('button', { name: settings.newCodes }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.useRecoveryCode }).click()
  await dialog.getByLabel(texts.recoveryLabel).fill(recoveryCode)
  await dialog.getByRole('button', { name: texts.continue }).click()
  await expect(dialog).toContainText(texts.wrongRecoveryCode)
  await dialog.getByRole('button', { name: texts.useApp }).click()
  await codeField(page).fill(showCode(key, 'after'))
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const newCode = await codes.getByRole('listitem').first().innerText()
  await section.getByRole('button', { name: texts.recovery.done }).click()

  await section.getByRole('button', { name: settings.removeFactor(texts.setUp.defaultName) }).click()
  await expect(dialog).toContainText(settings.removeLast)
  await dialog.getByRole('button', { name: texts.useRecoveryCode }).click()
  await dialog.getByLabel(texts.recoveryLabel).fill(newCode)
  await dialog.getByRole('button', { name: texts.continue }).click()
  await expect(section).toContainText(settings.off)
  await signOut(page)
  await signIn(page, user)
  await expectSignedIn(page)
})

test('an export long after the sign-in asks for a code of the app', async ({ page, pageErrors }, {
  parallelIndex,
}) => {
  pageErrors.allow(/status of 403 .*\/export/)
  const user = await createUserWithFactor(page)
  await signIn(page, user)
  await codeField(page).fill(showCode(user.secret, 'now'))
  await expectSignedIn(page)
  await page.goto('/my-reservations?view=settings')
  await ageSignIns(parallelIndex, user.email)
  await page.getByRole('button', { name: en.accounts.settings.dataExport.download }).click()
  const dialog = page.getByRole('dialog', { name: en.accounts.confirmIdentity.title })
  const code = dialog.getByLabel(texts.appLabel)
  await expect(code).toBeFocused()
  const download = page.waitForEvent('download')
  await code.fill(showCode(user.secret, 'after'))
  await download
  await expect(dialog).toBeHidden()
})

test('setting up needs a recent sign-in, which is asked for in place', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400 .*\/factors/)
  const user = createTestUser()
  await registerUser(page.request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto('/my-reservations?view=settings')
  // as after 10 minutes
  const rejection = { code: 400, error_code: 'reauthentication_needed', msg: 'Sign in again' }
  await page.route('**/auth/v1/factors', (route) => route.fulfill({ status: 400, json: rejection }), {
    times: 1,
  })
  const section = page.getByRole('region', { name: texts.title })
  await section.getByRole('button', { name: texts.setUp.start }).click()
  await expect(section).toContainText(texts.signInAgain.text)
  await section.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await section.getByRole('button', { name: texts.signInAgain.submit }).click()
  await expect(section.getByRole('img', { name: texts.setUp.qrCode })).toBeVisible()
})

test('an admin adds a first app before anything else, and sees the recovery codes', async ({ page }) => {
  await page.goto('/admin')
  await openRequiredSetUp(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/login')
  await showRecoveryCodes(page)
  expect(await getStoredToken(page)).toBeTruthy()
  await page.getByRole('button', { name: texts.recovery.done }).click()
  await expect(page).toHaveURL('/admin')
})
