import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import {
  createTestUser,
  getStoredToken,
  registerUser,
  signIn,
  waitForMailedCode,
  waitForMailedLink,
} from '../fixtures/test-users.ts'

test("an account's whole life: register, confirm, sign in, change the password, recover it, delete", async ({
  page,
  request,
  pageErrors,
}) => {
  const user = createTestUser()
  pageErrors.allow(/status of (400|401|403|422)/)

  await page.goto('/register')
  const create = page.getByRole('button', { name: en.accounts.register.createAccount })
  await expect(create).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  const password = page.getByLabel(en.login.password, { exact: true })
  await password.fill('12345678')
  await expect(page.getByText(en.accounts.password.weak)).toBeVisible()
  await create.click()
  await expect(password, 'the server knows common passwords').toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await password.fill(user.password)
  await create.click()

  await expect(page.getByRole('heading', { level: 1, name: en.accounts.checkEmail.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(user.email)
  await expect(
    page.getByRole('button', { name: new RegExp(`^${en.accounts.checkEmail.resend} \\(\\d+ s\\)$`) }),
  ).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('main'), 'a reload still knows').toContainText(user.email)

  await page.goto('/login')
  await signIn(page, user)
  await expect(page.getByRole('alert')).toContainText(en.login.confirmEmail)
  await expect(page.getByRole('button', { name: en.accounts.signIn.resendLink })).toBeVisible()

  // PKCE: the link contains a code that only this browser can exchange
  const confirmation = await waitForMailedLink(request, user.email)
  await page.goto(confirmation)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(en.accounts.register.welcome(user.name))).toBeVisible()
  expect(await getStoredToken(page)).toMatch(/^ey/)

  await page.goto('/my-reservations?view=settings')
  const newPassword = `${user.password} again`
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Current password').fill(user.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(en.accounts.settings.password.changed)).toBeVisible()
  await page.reload()
  await waitUntilLoaded(page)
  await expect(page, 'this device stays signed in').toHaveURL(/view=settings/)

  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page.getByText(en.session.signedOut)).toBeVisible()
  await signIn(page, user)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(en.login.invalidCredentials)

  await page.getByRole('link', { name: en.login.forgotPassword }).click()
  // both pages have a field of this name, and the next one loads its code first
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: en.accounts.authLink.emailMe }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.accounts.checkEmail.title })).toBeVisible()
  await page.goto(await waitForMailedLink(request, user.email, [confirmation]))
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(user.email)
  const recovered = `${user.password} found`
  await page.getByLabel('New password').fill(recovered)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(en.accounts.password.wasReset)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/my-reservations?view=settings')
  await page.getByRole('button', { name: en.accounts.settings.deletion.title }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.accounts.settings.deletion.typeEmail).fill(user.email)
  await dialog.getByLabel('Password', { exact: true }).fill(recovered)
  await dialog.getByRole('button', { name: en.accounts.settings.deletion.confirm }).click()
  await expect(page.getByText(en.accounts.settings.deletion.done)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await getStoredToken(page)).toBeNull()
  await signIn(page, { ...user, password: recovered })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(en.login.invalidCredentials)
})

test('a code from an email on another device can be entered here', async ({ page, request, pageErrors }) => {
  const user = createTestUser('Ines Alder')
  pageErrors.allow(/status of (401|403)/)
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: en.accounts.register.createAccount }).click()
  const digits = page.getByLabel('Or enter the code from the email')
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toBeDisabled()
  const code = await waitForMailedCode(request, user.email, enServer.emails.signup.subject)
  await digits.fill(code === '000000' ? '111111' : '000000')
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or has expired.')
  await digits.fill(code)
  await confirm.click()
  await expect(page.getByText(en.accounts.register.welcome(user.name))).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/forgot-password')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: en.accounts.authLink.emailMe }).click()
  await digits.fill(await waitForMailedCode(request, user.email, enServer.emails.recovery.subject))
  await confirm.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('New password').fill(`${user.password} found`)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(en.accounts.password.wasReset)).toBeVisible()
})

test('sign-up with the address of a confirmed account says so, and its owner gets an email', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const user = createTestUser()
  await registerUser(request, user)
  await page.goto('/register')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: en.accounts.register.createAccount }).click()
  const email = page.getByLabel(en.login.email, { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(en.registration.accountExists)
})

test('a registered merchant gets a pending shop, and the first steps to open it', async ({
  page,
  request,
}) => {
  const user = createTestUser('Milo Hart')
  await page.goto('/register')
  await page.getByText('I own a shop').click()
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: en.accounts.register.openShop }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.accounts.checkEmail.title })).toBeVisible()
  await page.goto(await waitForMailedLink(request, user.email))

  await expect(page).toHaveURL('/shop-owner-dashboard?view=shop')
  await expect(page.getByRole('heading', { name: 'Pending Review' })).toBeVisible()
  await expect(page.getByRole('heading', { name: enDashboard.merchant.shop.firstSteps.title })).toBeVisible()
  await page.getByLabel(enDashboard.merchant.shop.fields.name).fill('Hart & Daughter Clocks')
  await page.getByLabel('Address').fill('12 Main Street, Mariposa')
  await page.getByLabel(enDashboard.merchant.shop.fields.about_shop).fill('Old clocks made to run again.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('2 of 4 done')).toBeVisible()
})
