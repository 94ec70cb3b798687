import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { ageActivity, ageSignIns } from '../fixtures/server-database.ts'
import {
  ageActivityRecord,
  createTestUser,
  expectSignedIn,
  getStoredToken,
  registerUser,
  signIn,
  waitForIdleTimeout,
  waitForMailedCode,
  waitForMailedLink,
} from '../fixtures/test-users.ts'

const settingsPath = '/my-reservations?view=settings'
const merchantSettingsPath = '/shop-owner-dashboard?view=account'
const merchantProductsPath = '/shop-owner-dashboard?view=products'

/** Signed in, in a separate browser. */
async function openSecondSession(
  browser: { newContext: () => Promise<BrowserContext> },
  user: Parameters<typeof signIn>[1],
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, user)
  await expectSignedIn(page)
  return { context, page }
}

/** As if the page had been closed for an hour. */
function expireToken(page: Page) {
  return page.evaluate(() => {
    const storedToken = JSON.parse(localStorage.getItem('mainstreet_auth') ?? '{}')
    localStorage.setItem('mainstreet_auth', JSON.stringify({ ...storedToken, expires_at: 1 }))
  })
}

test('a session survives a restart, and the token is renewed', async ({ page, request }) => {
  const user = createTestUser()
  await registerUser(request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  const before = await getStoredToken(page)
  await expireToken(page)
  await page.goto(settingsPath)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(user.name)
  await expect.poll(() => getStoredToken(page)).not.toBe(before)
})

test('three tabs that renew the token at once do not sign each other out', { tag: '@hard' }, async ({
  page,
  context,
  request,
  pageErrors,
}) => {
  const user = createTestUser()
  await registerUser(request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) pageErrors.watch(tab)
  for (const tab of tabs) await tab.goto(settingsPath)

  for (let round = 0; round < 3; round++) {
    await expireToken(page)
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await waitUntilLoaded(tab)
      await expect(tab).toHaveURL(settingsPath)
      await expect(tab.getByLabel('Name', { exact: true })).toHaveValue(user.name)
    }
  }
  const tokens = await Promise.all(tabs.map(getStoredToken))
  expect(new Set(tokens).size).toBe(1)
})

test('a token that the server rejects is renewed silently', async ({ page, request, pageErrors }) => {
  // of our calls, and of the provider's
  pageErrors.allow(/status of (401|403)/)
  const user = createTestUser()
  await registerUser(request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.evaluate(() => {
    const storedToken = JSON.parse(localStorage.getItem('mainstreet_auth') ?? '{}')
    const spoilt = `${storedToken.access_token.slice(0, -6)}AAAAAA`
    localStorage.setItem('mainstreet_auth', JSON.stringify({ ...storedToken, access_token: spoilt }))
    localStorage.setItem('mainstreet_token', spoilt)
  })
  await page.goto(settingsPath)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(user.name)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  const setUp = page.getByRole('button', { name: en.accounts.secondFactor.setUp.start })
  await expect(setUp, 'the factors were read again').toBeVisible()
})

test('another tab adopts sign-in and sign-out', async ({ page, context, request, pageErrors }) => {
  const user = createTestUser()
  await registerUser(request, user)
  const other = await context.newPage()
  pageErrors.watch(other)
  // the other tab may request a new token just when its session ends
  pageErrors.allow(/status of 400 .*grant_type=refresh_token/)
  await other.goto('/login')
  await signIn(page, user)
  await expect(other).toHaveURL('/')
  await page.goto(settingsPath)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page.getByText(en.session.signedOut)).toBeVisible()
  await expect.poll(() => getStoredToken(other)).toBeNull()
})

test('signing out here leaves other devices signed in; everywhere else and everywhere do not', {
  tag: '@hard',
}, async ({ page, browser, request, pageErrors }) => {
  pageErrors.allow(/status of (401|403)/)
  const user = createTestUser()
  await registerUser(request, user)
  const phone = await openSecondSession(browser, user)
  const laptop = await openSecondSession(browser, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto(settingsPath)
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)

  await page
    .getByRole('region', { name: 'Devices' })
    .getByRole('button', { name: /^Sign out \w+ on/ })
    .first()
    .click()
  await expect(devices).toHaveCount(2)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  for (const device of [phone, laptop]) {
    await device.page.goto(settingsPath)
    await expect(device.page).toHaveURL('/login')
    await device.context.close()
  }
  await page.reload()
  await expect(devices).toHaveCount(1)

  const later = await openSecondSession(browser, user)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page).toHaveURL('/')
  await later.page.goto(settingsPath)
  await expect(later.page).toHaveURL('/login')
  await later.context.close()
})

test('a session that was ended elsewhere says so, and the user returns to the same page', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of (400|401|403)/)
  const user = createTestUser()
  await registerUser(request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto(settingsPath)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()

  const elsewhere = await openSecondSession(browser, user)
  await elsewhere.page.goto(settingsPath)
  await elsewhere.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(elsewhere.page.getByText(en.accounts.settings.sessions.signedOutOthers)).toBeVisible()
  await elsewhere.context.close()

  await page.getByRole('button', { name: 'Download my data' }).click()
  const toasts = page.getByRole('region', { name: en.app.ui.toasts.label })
  await expect(toasts.getByText('Your session has ended')).toBeVisible()
  // counted at once: a second one would disappear by itself
  const countToasts = () => toasts.getByRole('button', { name: 'Dismiss' }).count()
  const download = page.getByRole('button', { name: 'Download my data' })
  await expect(download).not.toHaveAttribute('aria-disabled', 'true')
  expect(await countToasts(), 'the notice appears once').toBe(1)
  const rejectedResponse = page.waitForResponse((response) => response.status() === 401)
  await download.click()
  await rejectedResponse
  await expect(download).not.toHaveAttribute('aria-disabled', 'true')
  expect(await countToasts(), 'and not again after another rejected call').toBe(1)
  await expect(page, 'the page stays').toHaveURL(settingsPath)
  await toasts.getByRole('button', { name: en.layout.signIn }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: en.login.signIn, exact: true }).click()
  await expect(page).toHaveURL(settingsPath)
})

test('a recovery link opened in another browser says so, and a new one can be requested for this one', {
  tag: '@hard',
}, async ({ page, browser, request, pageErrors }) => {
  const user = createTestUser()
  await registerUser(request, user)
  const earlierLinks = [await waitForMailedLink(request, user.email)]
  await page.goto('/forgot-password')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  const link = await waitForMailedLink(request, user.email, earlierLinks)

  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  pageErrors.watch(elsewhere)
  await elsewhere.goto(link)
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'Opened in a different browser' }),
  ).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click()
  await elsewhere.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await elsewhere.getByRole('button', { name: 'Email me a link' }).click()
  await elsewhere.goto(await waitForMailedLink(request, user.email, [...earlierLinks, link]))
  await elsewhere.getByLabel('New password').fill(`${user.password} new`)
  await elsewhere.getByRole('button', { name: 'Set password' }).click()
  await expect(elsewhere).toHaveURL('/')
  await context.close()
})

test('a link of an email works once, and then says how to get another', async ({
  page,
  request,
  browser,
}) => {
  const user = createTestUser()
  await page.goto('/register')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  const link = await waitForMailedLink(request, user.email)

  // in another browser it only confirms the address
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: en.accounts.authLink.errorTitles.confirmedElsewhere }),
  ).toBeVisible()
  await context.close()

  await page.goto(link)
  await expect(
    page.getByRole('heading', { level: 1, name: en.accounts.authLink.errorTitles.confirmationUsed }),
  ).toBeVisible()
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: 'Email me a new link' }).click()
  await expect(page.getByRole('status')).toContainText(user.email)
  await signIn(page, user)
  await expectSignedIn(page)
})

test.describe('with Google', () => {
  /** The fake Google page, shown when Google is not configured. */
  async function signUpWithGoogle(page: Page) {
    await expect(page).toHaveURL(/\/dev\/google/)
    await page.locator('summary').click()
    await page.getByLabel(/name/i).fill('Gale North')
    await page.getByRole('textbox', { name: /mail/i }).fill(createTestUser('Gale North').email)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  // the fake Google page has no icon of its own
  test.beforeEach(({ pageErrors }) => pageErrors.allow(/favicon\.ico/))

  test('the user returns to the intended page', async ({ page }) => {
    await page.goto('/my-reservations')
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: en.login.signInWithGoogle }).click()
    await signUpWithGoogle(page)
    await expect(page).toHaveURL('/my-reservations')
    await expect(page.getByText(en.login.success)).toBeVisible()
    await page.goto(settingsPath)
    await expect(page.getByText('You sign in with Google')).toBeVisible()
  })

  test('a merchant signs up, and has a shop to set up', { tag: '@hard' }, async ({ page }) => {
    await page.goto('/register')
    await page.getByText('I own a shop').click()
    await page.getByRole('button', { name: en.login.signUpWithGoogle }).click()
    await signUpWithGoogle(page)
    await expect(page).toHaveURL('/shop-owner-dashboard?view=shop')
    await expect(
      page.getByRole('heading', { name: enDashboard.merchant.shop.firstSteps.title }),
    ).toBeVisible()
  })

  test('a cancellation there says that nothing has changed', { tag: '@hard' }, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: en.login.signInWithGoogle }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: en.login.thirdPartyFailedTitle })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: en.layout.signIn }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('a new address counts when both mailboxes have confirmed', async ({ page, request }) => {
  const user = createTestUser()
  await registerUser(request, user)
  const earlierLinks = [await waitForMailedLink(request, user.email)]
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto(settingsPath)
  const { email } = createTestUser('Nora Moved')
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('status')).toContainText(email)

  await page.goto(await waitForMailedLink(request, user.email, earlierLinks))
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  await page.goto(await waitForMailedLink(request, email))
  await expect(page.getByText(en.accounts.settings.email.changed(email))).toBeVisible()
  await page.goto(settingsPath)
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(`Current email address: ${email}`)
})

test('every error of a link has its message', { tag: '@hard' }, async ({ page }) => {
  const says = [
    ['/auth/callback?mode=signin&error=access_denied', en.login.thirdPartyFailedTitle],
    [
      '/auth/callback?mode=signup#error=access_denied&error_code=otp_expired',
      en.accounts.authLink.errorTitles.confirmationUsed,
    ],
    ['/auth/callback?mode=signin&error_code=bad_oauth_state&error=x', en.login.thirdPartyFailedTitle],
    [
      '/reset-password?error_code=otp_expired&error=access_denied',
      en.accounts.authLink.errorTitles.confirmationUsed,
    ],
    [
      '/auth/callback?mode=signin&error_code=brand_new&error=x&error_description=The+moon',
      en.login.thirdPartyFailedTitle,
    ],
  ] as const
  for (const [path, title] of says) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('failed attempts elsewhere are shown after the next sign-in and in the settings', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[01]/)
  const user = createTestUser()
  await registerUser(request, user)
  const { context } = await openSecondSession(browser, user)
  await context.close()

  const stranger = await browser.newContext({ userAgent: 'Another browser' })
  const strangersPage = await stranger.newPage()
  await signIn(strangersPage, { ...user, password: 'not the password' })
  await expect(strangersPage.getByText(en.login.failedTitle).first()).toBeVisible()
  await stranger.close()

  await signIn(page, user)
  await expectSignedIn(page)
  const texts = en.accounts.settings.signIns
  const warning = page.getByRole('alert').filter({ hasText: /^1 failed attempt to sign in since / })
  await expect(warning).toContainText(texts.notYou)
  await page.getByRole('link', { name: texts.review }).click()
  await expect(page).toHaveURL(settingsPath)
  const activity = page.getByRole('region', { name: texts.title }).getByRole('listitem')
  await expect(activity).toHaveCount(3)
  await expect(activity.nth(0)).toContainText(texts.succeeded.password)
  await expect(activity.nth(1)).toContainText(texts.failed.password(1))
  await expect(activity.nth(2)).toContainText(texts.succeeded.password)
  await page.reload()
  await expect(activity).toHaveCount(3)
  await expect(warning).toBeHidden()
})

async function signInNewMerchant(page: Page, request: APIRequestContext) {
  const user = createTestUser()
  await registerUser(request, user, 'merchant')
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto(merchantSettingsPath)
  return { user, timeoutMs: await waitForIdleTimeout(page) }
}

test('a merchant who leaves is warned in every tab, signed out, and comes back to the same page', async ({
  page,
  context,
  request,
  pageErrors,
}, { parallelIndex }) => {
  pageErrors.allow(/status of (401|400|403)/)
  const { user, timeoutMs } = await signInNewMerchant(page, request)
  const other = await context.newPage()
  pageErrors.watch(other)
  await other.goto(merchantProductsPath)
  await waitUntilLoaded(other)

  const texts = en.accounts.idle
  const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: texts.title }))
  await ageActivityRecord(page, timeoutMs - 50 * secondMs)
  for (const dialog of dialogs) await expect(dialog).toContainText(/in \d+ seconds/)
  await expect(other.getByRole('button', { name: texts.stay })).toBeFocused()
  await other.getByRole('button', { name: texts.stay }).click()
  for (const dialog of dialogs) await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(merchantSettingsPath)

  await ageActivity(parallelIndex, user.email)
  await ageActivityRecord(page, timeoutMs)
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByText(texts.ended(timeoutMs / minuteMs))).toBeVisible()
  }
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByLabel(en.login.password, { exact: true }).press('Enter')
  await expect(page).toHaveURL(merchantSettingsPath)
  await expect(other).toHaveURL(merchantProductsPath)
})

test('a counter device stays signed in, until its merchant removes it', async ({
  page,
  request,
  pageErrors,
}, { parallelIndex }) => {
  pageErrors.allow(/status of (401|400|403)/)
  const { user, timeoutMs } = await signInNewMerchant(page, request)
  const texts = en.accounts.settings.sessions.counter
  await page.getByRole('button', { name: texts.register }).click()
  await expect(page.getByText(texts.badge, { exact: true })).toBeVisible()

  await ageActivity(parallelIndex, user.email)
  await ageActivityRecord(page, timeoutMs)
  await page.reload()
  await expect(page.getByText(texts.badge, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.register })).toBeHidden()

  await page.getByRole('button', { name: /from the counter$/ }).click()
  await expect(page.getByRole('button', { name: texts.register })).toBeVisible()
  await waitForIdleTimeout(page)
  await ageActivityRecord(page, timeoutMs)
  await expect(page).toHaveURL('/login')
})

test('an export long after the sign-in asks who is there, by password or by emailed code', async ({
  page,
  request,
  pageErrors,
}, { parallelIndex }) => {
  pageErrors.allow(/status of (403|422)/)
  const user = createTestUser()
  await registerUser(request, user)
  await signIn(page, user)
  await expectSignedIn(page)
  await page.goto(settingsPath)
  const texts = en.accounts.confirmIdentity
  const dialog = page.getByRole('dialog', { name: texts.title })
  const download = page.getByRole('button', { name: en.accounts.settings.dataExport.download })

  await ageSignIns(parallelIndex, user.email)
  await download.click()
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await expect(dialog).toBeHidden()

  await download.click()
  const password = dialog.getByLabel(en.login.password, { exact: true })
  await expect(password).toBeFocused()
  await password.fill('not the password')
  await password.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(user.password)
  const downloads = page.waitForEvent('download')
  await password.press('Enter')
  expect((await downloads).suggestedFilename()).toBe('mainstreet-my-data.json')
  await expect(dialog).toBeHidden()

  await ageSignIns(parallelIndex, user.email)
  await download.click()
  await dialog.getByRole('button', { name: texts.useCode }).click()
  const code = dialog.getByLabel(en.accounts.signInAgain.code)
  await expect(code).toBeFocused()
  const secondDownload = page.waitForEvent('download')
  await code.fill(await waitForMailedCode(request, user.email, enServer.emails.reauthentication.subject))
  await secondDownload
  await expect(dialog).toBeHidden()
})
