import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { createTestUser, registerUser } from '../fixtures/test-users.ts'

/** Opens a page and waits until its socket is connected. */
async function openWithSocket(page: Page, open: () => Promise<unknown>, path: RegExp): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => path.test(one.url()))
  await open()
  await (await socket).waitForEvent('framereceived')
}

test("an admin's dashboard updates by itself: queue, orders, users and errors", async ({
  page,
  context,
  demoApi,
  request,
}) => {
  await demoApi.signInContext(context, 'admin')
  await openWithSocket(page, () => page.goto('/admin'), /\/ws$/)
  await waitUntilLoaded(page)
  const user = createTestUser(`Ada ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, user, 'merchant')
  await expect(
    page
      .getByRole('list', { name: enDashboard.admin.queue.listLabel })
      .getByRole('button', { name: `${user.name}'s shop` }),
  ).toBeVisible()

  const dashboardNav = page.getByRole('navigation', { name: enDashboard.admin.navigation })
  await dashboardNav.getByRole('link', { name: 'Users' }).click()
  await waitUntilLoaded(page)
  const customer = createTestUser(`Bo ${crypto.randomUUID().slice(0, 6)}`)
  await registerUser(request, customer)
  await expect(page.getByText(customer.name).first()).toBeVisible()

  await dashboardNav.getByRole('link', { name: 'Orders' }).click()
  await waitUntilLoaded(page)
  const { order, cancel } = await demoApi.placeReservation()
  await expect(page.getByText(order.customer_name).first()).toBeVisible()
  await page.goto(`/admin?view=orders&open=${order.id}`)
  const opened = page.getByRole('dialog')
  await expect(opened.getByText(order.customer_name).first()).toBeVisible()
  await cancel()
  await expect(opened.getByText(enDashboard.adminOrders.statuses.cancelled).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await dashboardNav.getByRole('link', { name: 'Errors' }).click()
  await waitUntilLoaded(page)
  const error = `Something odd ${crypto.randomUUID().slice(0, 8)}`
  await request.post('/api/errors', { data: { errorId: 'e2e', level: 'component', message: error } })
  await expect(page.getByText(error).first()).toBeVisible()
})

test('a sold-out product is shown as sold out on every open screen', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  const { id, name, stock } = await demoApi.findMerchantProduct()
  await demoApi.signInContext(context, 'customer')
  await demoApi.emptyCart()
  await demoApi.addToCart(id, 1)
  const others = await context.newPage()
  const channels = /\/realtime\/v1\/websocket/
  try {
    await openWithSocket(page, () => page.goto('/cart'), channels)
    await openWithSocket(others, () => others.goto(`/?search=${encodeURIComponent(name)}`), channels)
    const card = others
      .getByRole('article')
      .filter({ has: others.locator(`a[href="/product/${id}"]`) })
      .first()
    await expect(card).toBeVisible()
    await expect(card.getByText('Out of Stock')).toHaveCount(0)
    await demoApi.setStock(id, 0)
    await expect(card.getByText('Out of Stock')).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/out of stock|sold out/i)
        .first(),
    ).toBeVisible()
  } finally {
    await demoApi.setStock(id, stock)
    await demoApi.emptyCart()
  }
})
