import type { Order } from '@mainstreet/contract/orders/order.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('from the street to the counter: a customer reserves, the shop hands over', async ({
  page,
  browser,
  street,
  faults,
}) => {
  test.slow()
  const { product, merchant } = await street.goods()
  const customer = await street.account('customer')
  const before = await street.stockOf(product.id)

  // finds it
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search products and shops' })
  await search.fill(product.name)
  await search.press('Enter')
  await expect(page).toHaveURL(/\?search=/)
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: product.name, exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()

  // is asked who it is, and comes back to the same thing
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: customer.name }).first().click()
  await expect(page.getByText(texts.login.success)).toBeVisible()
  await expect(page).toHaveURL(`/product/${product.id}`)

  const placed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: /^Reserve for/ }).click()
  const { order } = (await (await placed).json()) as { order: Order }
  expect(order).toMatchObject({
    status: 'reserved',
    order_type: 'reservation',
    product_id: product.id,
    quantity: 1,
  })
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect(notice.getByText(`Reserved at ${order.shop_name}`)).toBeVisible()
  await notice.getByRole('link', { name: texts.layout.myAccount }).click()

  const mine = page.locator(`article[id="${order.id}"]`)
  await expect(mine).toContainText(product.name)
  await expect(mine.getByText(order.pickup_code ?? '', { exact: true })).toBeVisible()
  await expectStep(page, order, 'Reserved')

  // meanwhile behind the counter
  const context = await browser.newContext()
  const counter = await context.newPage()
  faults.watch(counter)
  await counter.goto('/login')
  await counter.getByLabel(texts.login.email, { exact: true }).fill(merchant.email)
  await counter.getByLabel(texts.login.password, { exact: true }).fill(merchant.password)
  await counter.getByRole('button', { name: texts.login.signIn, exact: true }).click()
  await expect(counter).toHaveURL('/shop-owner-dashboard?view=shop')
  await counter.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Orders' }).click()
  await expect(counter).toHaveURL(/view=orders/)

  await lookAt(counter, 'New')
  const card = counter.locator(`article[aria-labelledby="${order.id}-who"]`)
  await expect(card).toContainText(product.name)
  await card.getByRole('button', { name: 'Start' }).click()
  await expectStep(page, order, 'Being put aside')

  await lookAt(counter, 'Preparing')
  await card.getByRole('button', { name: 'Mark ready' }).click()
  await expectStep(page, order, 'Ready for pickup')
  const code = await mine.getByText(order.pickup_code ?? '', { exact: true }).textContent()

  await lookAt(counter, 'Ready')
  await card.getByRole('button', { name: 'Hand over' }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByRole('textbox').fill('WRONG1')
  faults.expect(/status of (409|422)/)
  await dialog.getByRole('button', { name: 'Check the code and hand over' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill(code ?? '')
  await dialog.getByRole('button', { name: 'Check the code and hand over' }).click()
  await expect(counter.getByText('Handed over.')).toBeVisible()

  const earlier = page.getByRole('region', { name: 'Earlier' }).locator(`article[id="${order.id}"]`)
  await expect(earlier.getByRole('list', { name: 'Progress' }).getByRole('listitem').last()).toContainText(
    'Picked up',
  )
  expect(await street.stockOf(product.id)).toBe(before - 1)
  await context.close()
})

/** What the customer reads, without touching the page. */
async function expectStep(page: Page, { id }: Order, words: string) {
  await expect(page.locator(`article[id="${id}"] li[aria-current="step"]`)).toContainText(words)
}

/** On a phone the board shows one column at a time. */
async function lookAt(page: Page, column: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const tab = page
    .getByRole('group', { name: 'Column' })
    .getByRole('button', { name: new RegExp(`^${column}`) })
  if (await tab.isVisible()) await tab.click()
}
