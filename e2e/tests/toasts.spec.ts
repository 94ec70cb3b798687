import { en } from '@mainstreet/contract/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'

const toastRegion = (page: Page) => page.getByRole('region', { name: en.app.ui.toasts.label })

/** The actions on the screen whose center is covered by a toast. */
async function listCoveredActions(actions: Locator[]): Promise<string[]> {
  const coveredActions: string[] = []
  for (const action of actions)
    for (const one of await action.all()) {
      const name = await one.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        const isCovered = above?.closest('section')?.ariaLabel === 'Updates'
        return isCovered ? (element.textContent ?? 'without a name') : undefined
      })
      if (name !== undefined) coveredActions.push(name)
    }
  return coveredActions
}

test('toasts leave the pay button and the other actions of the cart free, wherever it is scrolled to', {
  tag: '@hard',
}, async ({ page, demoApi }) => {
  test.slow()
  const products = await demoApi.findProductsOfShops(3)
  await demoApi.emptyCart()
  for (const { id } of products) await demoApi.addToCart(id, 1)
  await demoApi.signInContext(page.context(), 'customer')
  await page.goto('/cart')
  await page.getByRole('radio', { name: /^Pay at pickup/ }).check()
  const placeOrder = page.getByRole('button', { name: /^Place order for/ })
  await expect(placeOrder).toBeVisible()

  const actions = [placeOrder, page.getByRole('button', { name: /^(Add a note|Change)/ })]
  const removed = products[0]
  await page
    .getByRole('button', { name: `Remove ${removed?.name}` })
    .first()
    .click()
  await expect(toastRegion(page)).toContainText(`Removed ${removed?.name}`)
  await page.mouse.move(0, 0)
  await expect.poll(() => listCoveredActions(actions)).toEqual([])
  await placeOrder.scrollIntoViewIfNeeded()
  await expect.poll(() => listCoveredActions(actions)).toEqual([])
  // a click on a toast would not place the order
  await placeOrder.click()
  await expect(page).toHaveURL(/\/payment\/success/)
  await demoApi.emptyCart()
})

test('toasts leave the bar of a product page free', async ({ page, demoApi }) => {
  const [product] = await demoApi.findProductsOfShops(1)
  await page.goto(`/product/${product?.id}`)
  const add = page.getByRole('button', { name: 'Add to cart' })
  const actions = [add, page.getByRole('button', { name: /^Reserve/ })]
  await add.click()
  await expect(toastRegion(page)).toContainText('Added to Cart')
  await expect.poll(() => listCoveredActions(actions)).toEqual([])
})

test('toasts leave the sheet of nearby shops free', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has no sheet')
  await page.goto('/')
  const sheet = page.getByRole('region', { name: 'Nearby Shops' }).getByRole('button').first()
  await page
    .getByRole('button', { name: /^Add .*to cart/i })
    .first()
    .click()
  await expect(toastRegion(page)).toContainText('Added to Cart')
  await expect.poll(() => listCoveredActions([sheet])).toEqual([])
})
