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
