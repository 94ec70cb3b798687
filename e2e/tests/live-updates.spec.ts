import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { settled } from '../fixtures/screens.ts'
import { aPerson, register } from '../fixtures/test-users.ts'

/** Once the socket is up. */
async function listening(page: Page, open: () => Promise<unknown>, path: RegExp): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => path.test(one.url()))
  await open()
  await (await socket).waitForEvent('framereceived')
}

test("an admin's desk changes by itself: the queue, orders, people and faults", async ({
  page,
  context,
  street,
  request,
}) => {
  await street.enter(context, 'admin')
  await listening(page, () => page.goto('/admin'), /\/ws$/)
  await settled(page)
  const person = aPerson(`Ada ${crypto.randomUUID().slice(0, 6)}`)
  await register(request, person, 'merchant')
  await expect(
    page
      .getByRole('list', { name: 'Shops in the queue' })
      .getByRole('button', { name: `${person.name}'s shop` }),
  ).toBeVisible()

  const desk = page.getByRole('navigation', { name: 'Desk' })
  await desk.getByRole('link', { name: 'Users' }).click()
  await settled(page)
  const customer = aPerson(`Bo ${crypto.randomUUID().slice(0, 6)}`)
  await register(request, customer)
  await expect(page.getByText(customer.name).first()).toBeVisible()

  await desk.getByRole('link', { name: 'Orders' }).click()
  await settled(page)
  const { order, cancel } = await street.order()
  await expect(page.getByText(order.customer_name).first()).toBeVisible()
  await page.goto(`/admin?view=orders&open=${order.id}`)
  const opened = page.getByRole('dialog')
  await expect(opened.getByText(order.customer_name).first()).toBeVisible()
  await cancel()
  await expect(opened.getByText('Cancelled').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await desk.getByRole('link', { name: 'Errors' }).click()
  await settled(page)
  const fault = `Something odd ${crypto.randomUUID().slice(0, 8)}`
  await request.post('/api/errors', { data: { errorId: 'e2e', level: 'component', message: fault } })
  await expect(page.getByText(fault).first()).toBeVisible()
})

test('what is sold out is sold out on every open screen', async ({ page, context, street }) => {
  const { id, name, stock } = await street.ware()
  await street.enter(context, 'customer')
  await street.emptyCart()
  await street.putIntoCart(id, 1)
  const others = await context.newPage()
  const channels = /\/realtime\/v1\/websocket/
  try {
    await listening(page, () => page.goto('/cart'), channels)
    await listening(others, () => others.goto(`/?search=${encodeURIComponent(name)}`), channels)
    const card = others
      .getByRole('article')
      .filter({ has: others.locator(`a[href="/product/${id}"]`) })
      .first()
    await expect(card).toBeVisible()
    await expect(card.getByText('Out of Stock')).toHaveCount(0)
    await street.recount(id, 0)
    await expect(card.getByText('Out of Stock')).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/out of stock|sold out/i)
        .first(),
    ).toBeVisible()
  } finally {
    await street.recount(id, stock)
    await street.emptyCart()
  }
})
