import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test('the order board stays where it is scrolled to when an order is accepted', async ({
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
  // not scrollY: the alarm above loses a line with the first press, and the browser scrolls by it
  const shownAt = async () => (await column.getByRole('heading').first().boundingBox())?.y
  const before = await shownAt()

  await card.getByRole('button', { name: /^(Start|Accept|Confirm)/ }).click()
  await expect(page.getByRole('region', { name: /^Preparing/ }).locator(card)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Mark ready' })).toBeFocused()
  await expect.poll(shownAt).toBe(before)
  await cancel()
})
