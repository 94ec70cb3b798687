import { readFile } from 'node:fs/promises'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { createAuthSession, createTestUser, registerUser } from '../fixtures/test-users.ts'

/** The content of a downloaded file. */
async function readDownload(page: Page, startDownload: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, startDownload()])
  return readFile(await download.path(), 'utf8')
}

test('a special day closes the shop, and customers see why', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  const { shop_id } = await demoApi.signInContext(context, 'merchant')
  const soon = new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10)
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${soon}T00:00Z`),
  )
  const why = 'We paint the ceiling'
  await page.goto('/shop-owner-dashboard?view=hours')
  await waitUntilLoaded(page)
  await page.getByLabel('Date', { exact: true }).fill(soon)
  await page.getByRole('button', { name: enDashboard.merchant.hours.exceptions.add }).click()
  await page
    .getByRole('textbox', { name: /^Reason for / })
    .last()
    .fill(why)
  await page.getByRole('button', { name: enDashboard.merchant.hours.save }).click()
  await expect(page.getByText(enDashboard.merchant.hours.allSaved)).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto(`/shop/${shop_id}`)
  await expect(visitor.getByText(why)).toBeVisible()

  await page
    .getByRole('button', { name: new RegExp(`^Remove ${name.split(',')[0]}`) })
    .last()
    .click()
  await page.getByRole('button', { name: enDashboard.merchant.hours.save }).click()
  await expect(page.getByText(enDashboard.merchant.hours.allSaved)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(why)).toHaveCount(0)
})

test('a rejected shop shows the reason, is corrected, submitted again and opens', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
  request,
  browser,
  baseURL,
}) => {
  const user = createTestUser(`Hazel ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'merchant')
  const shop = `${user.name}'s shop`
  const adminContext = await browser.newContext({ baseURL: baseURL ?? '' })
  await demoApi.signInContext(adminContext, 'admin')
  const admin = await adminContext.newPage()
  await admin.goto('/admin')
  const queue = admin.getByRole('list', { name: enDashboard.admin.queue.listLabel })
  await queue.getByRole('button', { name: shop }).click()
  await admin.getByLabel(enDashboard.adminReview.reason.forRejection).fill('Say what you sell')
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(queue.getByRole('button', { name: shop })).toHaveCount(0)

  const session = await createAuthSession(request, user)
  await context.addInitScript(
    (storedSession) => localStorage.setItem('mainstreet_auth', storedSession),
    JSON.stringify(session),
  )
  await page.goto('/shop-owner-dashboard?view=shop')
  const review = page.getByRole('region', { name: enDashboard.merchant.shop.review.notListed })
  await expect(review).toContainText('Say what you sell')
  await review.getByRole('button', { name: enDashboard.merchant.shop.edit }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(enDashboard.merchant.shop.fields.about_shop)
    .fill('Brooms and brushes, bound by hand.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(review).toContainText('Changed since then')
  await review.getByRole('button', { name: enDashboard.merchant.shop.review.resubmit }).click()
  await expect(page.getByText(enDashboard.merchant.shop.review.resubmitted)).toBeVisible()

  await queue.getByRole('button', { name: shop }).click()
  await expect(admin.getByRole('article', { name: shop })).toContainText('Brooms and brushes')
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByText(enDashboard.adminReview.done.approved(shop))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pending Review' }), 'seen without a reload').toHaveCount(0)
  await adminContext.close()
})

test('an export of Shopify is imported, and downloaded again as a list', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  const name = `Kettle ${crypto.randomUUID().slice(0, 8)}`
  const exported = [
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status',
    `kettle,${name},"<p>It <b>whistles</b>.</p>",Title,Default Title,K-${name.slice(-8)},7,48.50,active`,
  ].join('\n')
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products&product=import')
  const dialog = page.getByRole('dialog', { name: enDashboard.merchant.import.title })
  await dialog
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) })
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox', { name: enDashboard.merchant.products.search }).fill(name)
  await expect(page.getByRole('textbox', { name: `Price of ${name}` })).toHaveValue('48.50')

  const list = await readDownload(page, () => page.getByRole('button', { name: 'Export' }).click())
  const line = list.split('\n').find((one) => one.includes(name))
  expect(line).toContain('It whistles.')
  expect(line).toContain('48.5')
})

test('the pick list is printed with the items to collect', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  const { order, cancel } = await demoApi.placeReservation()
  await demoApi.signInContext(context, 'merchant')
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.goto('/shop-owner-dashboard?view=orders')
  await page.getByRole('button', { name: 'Board menu' }).click()
  await page.getByRole('menuitem', { name: 'Print pick list' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: /^Pick list/ })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: order.items[0]?.name ?? '' })
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Board menu' })).toBeHidden()
  await cancel()
})

test('the same error of three browsers is one row, which can be cleared; the audit log can be downloaded', {
  tag: '@hard',
}, async ({ page, context, demoApi, request }) => {
  const message = `The drawer is stuck ${crypto.randomUUID().slice(0, 8)}`
  for (const errorId of ['one', 'two', 'three']) {
    const data = { errorId, level: 'section', context: 'Till', message, stack: 'at open (till.tsx:1)' }
    expect((await request.post('/api/errors', { data })).status()).toBe(202)
  }
  await demoApi.signInContext(context, 'admin')
  await page.goto(`/admin?view=errors&search=${encodeURIComponent(message)}`)
  const pageErrors = page.getByRole('button', { name: message })
  await expect(pageErrors).toHaveCount(1)
  await pageErrors.click()
  const dialog = page.getByRole('dialog', { name: 'Error report' })
  await expect(dialog).toContainText('till.tsx:1')
  await dialog.getByRole('button', { name: enDashboard.admin.errors.report.dismiss }).click()
  await expect(page.getByText(enDashboard.admin.errors.report.dismissed.title(3))).toBeVisible()
  await expect(pageErrors).toHaveCount(0)

  await page.goto('/admin?view=log')
  const log = await readDownload(page, () =>
    page.getByRole('button', { name: enDashboard.adminLog.download }).click(),
  )
  expect(log.split('\n').length).toBeGreaterThan(2)
})
