import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { chooseRowAction } from '../fixtures/row-menu.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { createTestUser, registerUser } from '../fixtures/test-users.ts'

/** The pending shop of a newly registered merchant. */
const getDefaultShopName = (name: string) => `${name}'s shop`

async function selectQueuedShop(page: Page, name: string): Promise<void> {
  await page
    .getByRole('list', { name: enDashboard.admin.queue.listLabel })
    .getByRole('button', { name })
    .click()
  await expect(page.getByRole('article', { name })).toBeVisible()
}

test('an admin rejects a shop with a prepared text, undoes it, and approves', async ({
  page,
  context,
  demoApi,
  request,
}) => {
  const user = createTestUser(`Ivy ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'merchant')
  await demoApi.signInContext(context, 'admin')
  await page.goto('/admin')
  await waitUntilLoaded(page)
  const shop = getDefaultShopName(user.name)
  const queue = page.getByRole('list', { name: enDashboard.admin.queue.listLabel })
  await selectQueuedShop(page, shop)

  const reason = enDashboard.adminReview.rejectionReasons.noAddress
  await page.getByRole('button', { name: reason.title }).click()
  await expect(page.getByLabel(enDashboard.adminReview.reason.forRejection)).toHaveValue(reason.text)
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText(enDashboard.adminReview.done.rejected(shop))).toBeVisible()
  await expect(queue.getByRole('button', { name: shop })).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(enDashboard.adminReview.done.undone)).toBeVisible()
  await selectQueuedShop(page, shop)
  await expect(page.getByRole('list', { name: enDashboard.adminReview.history.label })).toContainText(
    reason.text,
  )
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(enDashboard.adminReview.done.approved(shop))).toBeVisible()

  await page.goto(`/admin-dashboard?view=shops&search=${encodeURIComponent(shop)}`)
  await chooseRowAction(page, shop, 'Review')
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
})

test('the review queue works with keys only', { tag: '@desktop' }, async ({
  page,
  context,
  demoApi,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys')
  const user = createTestUser(`Otto ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'merchant')
  await demoApi.signInContext(context, 'admin')
  await page.goto('/admin')
  await waitUntilLoaded(page)
  const shop = getDefaultShopName(user.name)
  const article = page.getByRole('article', { name: shop })
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(article).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })

  await page.keyboard.press('r')
  await expect(
    page.getByLabel(enDashboard.adminReview.reason.forRejection),
    'a rejection needs a reason',
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('4')
  await expect(page.getByLabel(enDashboard.adminReview.reason.forRejection)).toHaveValue(
    enDashboard.adminReview.rejectionReasons.unclearDescription.text,
  )
  await page.keyboard.press('r')
  await expect(page.getByText(enDashboard.adminReview.done.rejected(shop))).toBeVisible()
  await expect(article, 'the next shop is selected').toBeHidden()

  await page.keyboard.press('Control+k')
  const jump = page.getByRole('combobox', { name: 'Jump to' })
  await expect(jump).toBeFocused()
  await jump.fill(shop)
  await expect(page.getByRole('option', { name: shop })).toBeVisible()
  await expect(page.getByRole('option').first()).toContainText(shop)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=shops&open=/)
  await expect(article).toBeVisible()
  // a decision is about the version that is shown: the first one may come from the cache
  await expect(page.getByRole('heading', { name: en.shopStatuses.rejected })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(enDashboard.adminReview.done.approved(shop))).toBeVisible()
})

test('an admin creates a user, changes the role, finds it in the audit log and deletes the user', async ({
  page,
  context,
  demoApi,
  pageErrors,
}) => {
  pageErrors.allow(/status of 422/)
  const { name, email } = createTestUser(`Edda ${crypto.randomUUID().slice(0, 6)}`)
  const admin = await demoApi.signInContext(context, 'admin')
  await page.goto('/admin-comprehensive?view=users')
  await waitUntilLoaded(page)

  await page.getByRole('button', { name: 'New user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(enDashboard.adminUsers.fields.email).fill(email)
  await dialog.getByLabel('Name (optional)').fill(name)
  await dialog.getByLabel('Password (optional)', { exact: true }).fill('12345678')
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(
    dialog.getByLabel('Password (optional)', { exact: true }),
    'the server says what is wrong, and where',
  ).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Password (optional)', { exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText(enDashboard.adminUsers.create.done(name))).toBeVisible()

  await page.getByLabel(enDashboard.adminUsers.search).fill(name)
  await expect(page).toHaveURL(/search=Edda/)
  await chooseRowAction(page, name, 'Edit')
  await dialog.getByLabel('Role').selectOption('admin')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(enDashboard.adminUsers.save.done(name))).toBeVisible()

  await page.goto(`/admin?view=log&actor=${encodeURIComponent(admin.email)}&action=user.update`)
  const rows = page.getByLabel(enDashboard.adminLog.listLabel, { exact: true })
  const act = `Edited the user ${name}`
  await expect(rows.getByRole('listitem').filter({ hasText: act })).toHaveCount(1)
  await expect(rows).not.toContainText('Role')
  await rows.getByRole('button', { name: enDashboard.adminLog.entry.showDetails(act) }).click()
  await expect(rows).toContainText('Role')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: enDashboard.adminLog.download }).click()
  expect((await download).suggestedFilename()).toBe('mainstreet-log.csv')

  await page.goto(`/admin?view=users&search=${encodeURIComponent(name)}`)
  await chooseRowAction(page, name, 'Delete')
  await dialog.getByRole('button', { name: enDashboard.adminUsers.deletion.confirm }).click()
  await expect(page.getByText(enDashboard.adminUsers.deletion.done(name))).toBeVisible()
  await expect(page.getByText(enDashboard.admin.noResults)).toBeVisible()
})

test('an admin finds an order by the number that its customer sees', async ({
  page,
  context,
  demoApi,
  browser,
  baseURL,
}) => {
  const { order, cancel } = await demoApi.placeReservation()
  const customerContext = await browser.newContext({ baseURL: baseURL ?? '' })
  await demoApi.signInContext(customerContext, 'customer')
  const customer = await customerContext.newPage()
  await customer.goto(`/my-reservations`)
  const number = order.id.slice(-8).toUpperCase()
  await expect(customer.getByText(`Reservation ${number}`)).toBeVisible()
  await customerContext.close()

  await demoApi.signInContext(context, 'admin')
  await page.goto('/admin?view=orders')
  const search = page.getByRole('searchbox', { name: enDashboard.adminOrders.search })
  const written = `${number.slice(0, 4)} ${number.slice(4)}`.toLowerCase()
  for (const typed of [number, `#${written}`, `Reservation ${number}`]) {
    await search.fill(typed)
    await expect(page.getByText(number, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: order.customer_name, exact: true })).toHaveCount(1)
  }
  await page.getByRole('button', { name: order.customer_name, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(order.id)
  await page.keyboard.press('Escape')

  await search.fill('#ffff-ffff')
  await expect(page.getByRole('heading', { name: 'No order FFFFFFFF' })).toBeVisible()
  await page.getByRole('button', { name: enDashboard.adminOrders.showAll }).click()
  await expect(page.getByRole('button', { name: order.customer_name, exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Jump to' }).click()
  await page.getByRole('combobox', { name: 'Jump to' }).fill(`#${written}`)
  await page.getByRole('option', { name: `Order ${number}` }).click()
  await expect(page.getByRole('dialog')).toContainText(order.id)
  await cancel()
})

test('deleting a merchant requires a decision about the shop first', async ({
  page,
  context,
  demoApi,
  request,
}) => {
  const user = createTestUser(`Rosa ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'merchant')
  await demoApi.signInContext(context, 'admin')
  await page.goto(`/admin?view=users&search=${encodeURIComponent(user.name)}`)
  await chooseRowAction(page, user.name, 'Delete')
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: enDashboard.adminUsers.deletion.confirm })
  await remove.click()
  await expect(dialog).toContainText(en.fieldErrors.shopDecisionRequired)
  await dialog.getByRole('radio', { name: enDashboard.adminUsers.deletion.transferShop.label }).check()
  await remove.click()
  await expect(dialog).toContainText(en.fieldErrors.successorRequired)
  await dialog.getByRole('radio', { name: enDashboard.adminUsers.deletion.closeShop.label }).check()
  await remove.click()
  await expect(page.getByText(enDashboard.adminUsers.deletion.done(user.name))).toBeVisible()
})

test('two admins editing one user see both values', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const user = createTestUser(`Nora ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'customer')
  await demoApi.signInContext(context, 'admin')
  await page.goto(`/admin?view=users&search=${encodeURIComponent(user.name)}`)
  await chooseRowAction(page, user.name, 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mine')

  const other = await context.newPage()
  await other.goto(`/admin?view=users&search=${encodeURIComponent(user.name)}`)
  await chooseRowAction(other, user.name, 'Edit')
  await other.getByLabel('Name').fill('Theirs')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText(enDashboard.adminUsers.save.done('Theirs'))).toBeVisible()
  await other.close()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: enDashboard.adminUsers.save.compare }).click()
  await expect(dialog.getByText(enDashboard.adminUsers.save.theirValue('Theirs'))).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(enDashboard.adminUsers.save.done('Mine'))).toBeVisible()
})

test('a shop continues under the successor that an admin chooses', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
  request,
}) => {
  const leaving = createTestUser(`Olga ${crypto.randomUUID().slice(0, 6)}`)
  const successor = createTestUser(`Pia ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, leaving, 'merchant')
  await registerUser(request, successor, 'merchant')
  await demoApi.signInContext(context, 'admin')
  const successorShop = getDefaultShopName(successor.name)
  await page.goto(`/admin?view=shops&search=${encodeURIComponent(successorShop)}`)
  await chooseRowAction(page, successorShop, 'Review')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: enDashboard.adminUsers.deletion.confirm }).click()
  await expect(page.getByText(enDashboard.admin.shops.deletion.done(successorShop))).toBeVisible()

  await page.goto(`/admin?view=users&search=${encodeURIComponent(leaving.name)}`)
  await chooseRowAction(page, leaving.name, 'Delete')
  await dialog.getByRole('radio', { name: enDashboard.adminUsers.deletion.transferShop.label }).check()
  await dialog.getByRole('searchbox', { name: 'Merchant' }).fill(successor.name)
  await dialog.getByRole('button', { name: successor.name }).click()
  await dialog.getByRole('button', { name: enDashboard.adminUsers.deletion.confirm }).click()
  await expect(page.getByText(enDashboard.adminUsers.deletion.done(leaving.name))).toBeVisible()
  await page.goto(`/admin?view=users&search=${encodeURIComponent(successor.name)}`)
  await chooseRowAction(page, successor.name, 'Edit')
  await expect(dialog.getByText(getDefaultShopName(leaving.name))).toBeVisible()
})
