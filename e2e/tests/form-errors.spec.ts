import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import { expect, test } from '../fixtures/base-test.ts'

test('an error in the product editor appears at its field, gets the focus and moves no other field', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products&product=new')
  const dialog = page.getByRole('dialog', { name: 'New product' })
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern')
  await dialog.getByLabel(enDashboard.merchant.products.editor.price).fill('cheap')
  await dialog.locator('button[type=submit]').click()

  const price = dialog.getByLabel(enDashboard.merchant.products.editor.price)
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription('Enter a price such as 12.50')
  const [left, right] = [
    await price.boundingBox(),
    await dialog.getByLabel(enDashboard.merchant.products.editor.stock).boundingBox(),
  ]
  expect([right?.y, right?.height]).toEqual([left?.y, left?.height])
})

test('an invalid social link of a shop is rejected at its field; a valid one is on the page of the shop', {
  tag: '@hard',
}, async ({ page, context, demoApi, pageErrors }) => {
  pageErrors.allow(/400/)
  const { shop_id } = await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=shop')
  await page.getByRole('button', { name: enDashboard.merchant.shop.edit }).click()
  const dialog = page.getByRole('dialog', { name: enDashboard.merchant.shop.editTitle })
  const link = dialog.getByLabel('YouTube')
  await link.fill('http://youtube.example/shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription('Enter a link that starts with https://')
  await link.fill('youtube.example/shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/shop/${shop_id}`)
  await expect(page.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://youtube.example/shop',
  )
  await page.goto('/shop-owner-dashboard?view=shop')
  await page.getByRole('button', { name: enDashboard.merchant.shop.edit }).click()
  await link.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
})
