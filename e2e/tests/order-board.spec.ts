import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test('the order board keeps its scroll position when an order is accepted', { tag: '@desktop' }, async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows one column at a time')
  test.slow()
  const { order, cancel } = await demoApi.placeReservation()
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=orders')
  await waitUntilLoaded(page)
  const column = page.getByRole('region', { name: /^New/ })
  const card = page.locator(`article[aria-labelledby="${order.id}-who"]`)
  await expect(column.locator(card)).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  // not scrollY: the alarm above loses a line with the first click, and the browser adjusts the scroll
  // position
  const getTop = async () => (await column.getByRole('heading').first().boundingBox())?.y
  const before = await getTop()

  await card.getByRole('button', { name: /^(Start|Accept|Confirm)/ }).click()
  await expect(page.getByRole('region', { name: /^Preparing/ }).locator(card)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Mark ready' })).toBeFocused()
  await expect.poll(getTop).toBe(before)
  await cancel()
})

test('in a rush at least four orders are on the screen, and a column starts at its first card', {
  tag: '@desktop',
}, async ({ page, context, demoApi, isMobile }) => {
  await demoApi.signInContext(context, 'merchant')
  await showRush(page)
  await page.goto('/shop-owner-dashboard?view=orders')
  await waitUntilLoaded(page)
  await expect.poll(() => page.locator('article').count()).toBeGreaterThanOrEqual(20)

  const tabs = page.getByRole('group', { name: 'Order status' })
  const bar = page.getByRole('navigation', { name: 'Shop' })
  const screenEnd = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 800
  const boxes = (await page.locator('article').all()).map((card) => card.boundingBox())
  const shown = (await Promise.all(boxes)).flatMap((box) => box ?? [])
  expect(shown.filter(({ y, height }) => y + height <= screenEnd).length).toBeGreaterThanOrEqual(4)
  if (!isMobile) return

  for (const { height } of shown) expect(height).toBeLessThanOrEqual(150)
  const expectAtStart = async (column: RegExp) => {
    const first = page.getByRole('region', { name: column }).locator('article').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    const { y = 0, height = 0 } = (await tabs.boundingBox()) ?? {}
    await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  }
  for (const scrolledTo of [100, 150, 900]) {
    await tabs.getByRole('button', { name: /^New/ }).click()
    await page.evaluate((y) => scrollTo(0, y), scrolledTo)
    await tabs.getByRole('button', { name: /^Preparing/ }).click()
    await expectAtStart(/^Preparing/)
  }

  await tabs.getByRole('button', { name: /^New/ }).click()
  const cards = page.getByRole('region', { name: /^New/ }).locator('article')
  const count = await cards.count()
  await cards
    .nth(6)
    .getByRole('button', { name: /^(Start|Accept|Confirm)/ })
    .click()
  await expect(cards).toHaveCount(count - 1)
  await expectAtStart(/^New/)

  // the menu of the lowest card on the screen opens upward, and moves nothing
  const scrollY = await page.evaluate(() => window.scrollY)
  await cards
    .nth(3)
    .getByRole('button', { name: /^More for/ })
    .click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  const menuBox = await menu.boundingBox()
  expect((menuBox?.y ?? 0) + (menuBox?.height ?? 0)).toBeLessThanOrEqual(screenEnd)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
})

test('Today begins with the orders that wait, then stock, messages and hours', async ({
  page,
  context,
  demoApi,
}) => {
  const { cancel } = await demoApi.placeReservation()
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=shop')
  await waitUntilLoaded(page)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.nth(0)).toHaveText(enDashboard.merchant.shop.openOrders.title)
  await expect(headings.nth(1)).toHaveText(enDashboard.merchant.shop.today.title)
  const { outOfStock, lowStock, unread, hours, title } = enDashboard.merchant.shop.today
  const tiles = page.getByRole('region', { name: title }).getByRole('listitem')
  for (const [at, [name, view]] of [
    [outOfStock, 'products'],
    [lowStock, 'products'],
    [unread, 'messages'],
    [hours, 'hours'],
  ].entries()) {
    await expect(tiles.nth(at)).toContainText(name ?? '')
    await expect(tiles.nth(at).getByRole('link')).toHaveAttribute('href', new RegExp(`view=${view}`))
  }
  await page.getByRole('region', { name: 'Open orders' }).getByRole('listitem').first().click()
  await expect(page).toHaveURL(/view=orders/)
  await cancel()
})

/** The orders of the town, and the same again until there are twenty; an order that is started stays so. */
async function showRush(page: Page) {
  const started = new Set<string>()
  const rush: Order[] = []
  const now = new Date().toISOString()
  const withProgress = (order: Order): Order =>
    started.has(order.id) ? { ...order, status: 'in_progress', updated_at: now } : order
  await page.route(/\/api\/shops\/[^/]+\/orders\?.*active=true/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const orders = body.data as Order[]
    for (let at = rush.length; at < 20; at++) {
      const order = orders[at % orders.length]
      const id = at < orders.length ? order?.id : crypto.randomUUID()
      if (order && id)
        rush.push({ ...order, id, note: at % 3 === 0 ? 'Please slice it thinly, and pack it apart' : '' })
    }
    const pagination = { ...body.pagination, total: rush.length }
    await route.fulfill({ response, json: { ...body, data: rush.map(withProgress), pagination } })
  })
  await page.route(/\/api\/orders\/[^/]+\/status$/, async (route) => {
    const order = rush.find(({ id }) => route.request().url().includes(id))
    if (!order) return route.fallback()
    started.add(order.id)
    await route.fulfill({ json: { order: withProgress(order) } })
  })
}
