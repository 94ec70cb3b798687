import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test('the order board keeps its scroll position when an order is accepted', async ({
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

test('in a rush at least four orders are on the screen, and a column starts at its first card', async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  await demoApi.signInContext(context, 'merchant')
  // the orders of the town, and the same again until there are twenty
  await page.route(/\/api\/shops\/[^/]+\/orders\?.*active=true/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const orders = body.data as { id: string }[]
    const rush = Array.from({ length: 20 }, (_, at) => {
      const order = orders[at % orders.length]
      return { ...order, id: at < orders.length ? order?.id : crypto.randomUUID() }
    })
    const pagination = { ...body.pagination, total: rush.length }
    await route.fulfill({ response, json: { ...body, data: rush, pagination } })
  })
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
  await page.getByRole('heading', { name: 'Past orders' }).scrollIntoViewIfNeeded()
  await tabs.getByRole('button', { name: /^Preparing/ }).click()
  const first = page
    .getByRole('region', { name: /^Preparing/ })
    .locator('article')
    .first()
  await expect(first).toBeInViewport({ ratio: 1 })
  const tabsBox = await tabs.boundingBox()
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual((tabsBox?.y ?? 0) + (tabsBox?.height ?? 0))
})
