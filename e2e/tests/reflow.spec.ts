import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

// a window of 1280 by 1024 pixels, zoomed to 400 %
test.use({ viewport: { width: 320, height: 256 } })

for (const [role, path] of [
  ['customer', '/my-reservations'],
  ['merchant', '/shop-owner-dashboard?view=products'],
  ['merchant', '/shop-owner-dashboard?view=payouts'],
  ['admin', '/admin'],
  ['admin', '/admin?view=shops'],
  ['admin', '/admin?view=users'],
  ['admin', '/admin?view=orders'],
  ['admin', '/admin?view=errors'],
  ['admin', '/admin?view=log'],
  ['admin', '/admin?view=insights'],
] as const)
  test(`${path} has no content outside of a window of 320 pixels`, { tag: '@hard' }, async ({
    page,
    context,
    demoApi,
  }) => {
    await demoApi.signInContext(context, role)
    await page.goto(path)
    await waitUntilLoaded(page)
    const beside = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beside).toBe(0)
  })

test('no bar covers the element that Tab has reached', { tag: '@hard' }, async ({ page, demoApi }) => {
  const { product } = await demoApi.findReservableProduct()
  for (const path of ['/', `/product/${product.id}`]) {
    await page.goto(path)
    await waitUntilLoaded(page)
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      const covering = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return undefined
        const { x, y, width, height } = focused.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        const bar = top?.closest('[data-bar], header')
        return bar && !bar.contains(focused) ? focused.textContent : undefined
      })
      expect(covering, `on ${path}`).toBeUndefined()
    }
  }
})
