import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from '../fixtures/base-test.ts'

test('a customer becomes a merchant only after reading what it means and naming the shop', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInNewUser(context, 'customer')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(calls.updateRole.path)) sent += 1
  })
  await page.goto('/my-reservations?view=settings')
  await page.getByRole('button', { name: 'Open a shop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a shop' })
  await expect(dialog).toContainText('This turns your account into a merchant account')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toBe(0)

  await page.getByRole('button', { name: 'Open a shop' }).click()
  await expect(dialog.getByRole('button', { name: 'Open shop' })).toBeDisabled()
  await dialog.getByLabel('Shop name').fill('Maple Books')
  await dialog.getByRole('button', { name: 'Open shop' }).click()
  await expect(page).toHaveURL(/shop-owner-dashboard\?view=shop/)
  await expect(page.getByRole('main')).toContainText('Maple Books')
})
