import { en } from '@mainstreet/contract/messages/en.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { openSignInPage } from '../fixtures/test-users.ts'

const shopGroup = (page: Page, shop: string) => page.getByRole('region', { name: shop, exact: true })
const toastRegion = (page: Page) => page.getByRole('region', { name: en.app.ui.toasts.label })

test('a visitor fills a cart, signs in, finds it merged and orders from every shop at once', async ({
  page,
  demoApi,
}) => {
  test.slow()
  const customer = await demoApi.getAccount('customer')
  const [one, other] = await demoApi.findProductsOfShops(2)
  if (!one || !other) throw new Error('The town has too few shops')
  await demoApi.emptyCart()
  await demoApi.addToCart(one.id, 1)

  // on home
  await page.goto(`/product/${one.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(toastRegion(page)).toContainText(en.cart.added.title)
  await expect(toastRegion(page)).toContainText(en.cart.added.description)
  await page.goto(`/product/${other.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

  // opens the cart, removes an item and restores it
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect(shopGroup(page, one.shop_name)).toContainText(one.name)
  await shopGroup(page, other.shop_name)
    .getByRole('button', { name: `Remove ${other.name}` })
    .first()
    .click()
  await expect(shopGroup(page, other.shop_name)).toBeHidden()
  await toastRegion(page).getByRole('button', { name: 'Undo' }).click()
  await expect(shopGroup(page, other.shop_name)).toContainText(other.name)
  await page.reload()
  await expect(shopGroup(page, other.shop_name)).toContainText(other.name)

  // the sign-in, then back to the cart with the customer's earlier items
  await page.getByRole('link', { name: en.shopping.cart.continue, exact: true }).click()
  await openSignInPage(page)
  await expect(page.getByText(en.shopping.cart.signIn.toCheckOut)).toBeVisible()
  await page.getByRole('button', { name: customer.name }).first().click()
  await expect(page).toHaveURL('/cart')
  const quantity = shopGroup(page, one.shop_name).getByRole('group', { name: `Quantity of ${one.name}` })
  await expect(quantity.getByRole('status')).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.reload()
  await expect(quantity.getByRole('status')).toHaveText('2')

  // one action for both shops
  const placed = page.waitForResponse((response) => response.url().endsWith('/api/checkout'))
  await page.getByRole('radio', { name: /^Pay at pickup/ }).check()
  await page.getByRole('button', { name: /^Place order for/ }).click()
  await expect(page.getByRole('heading', { name: en.checkout.summary.placed })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  const { orders } = (await (await placed).json()) as Checkout
  expect(new Map(orders.map(({ shop_id, quantity }) => [shop_id, quantity]))).toEqual(
    new Map([
      [one.shop_id, 2],
      [other.shop_id, 1],
    ]),
  )
  for (const { pickup_code, shop_name } of orders) {
    await expect(page.getByText(pickup_code ?? 'a code', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: en.orders.pass.qrCode(shop_name) })).toBeVisible()
  }

  await page.getByRole('link', { name: en.checkout.viewMyOrders }).click()
  for (const { id, pickup_code } of orders) {
    const card = page.locator(`article[id="${id}"]`)
    await expect(card).toContainText(pickup_code ?? 'a code')
    await card.getByRole('button', { name: /^Cancel order/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel order/ })
      .click()
    await expect(card).toContainText(en.orders.timeline.canceledByYou)
    // the focused button is gone with its card
    await expect(page.getByRole('heading', { name: en.accounts.myOrders.active })).toBeFocused()
  }

  // the same again from a past order
  await page.getByRole('button', { name: new RegExp(`^${en.accounts.myOrders.filters.earlier}`) }).click()
  await expect(page).toHaveURL('/my-reservations?show=earlier')
  const past = page.locator(`article[id="${orders.find(({ shop_id }) => shop_id === one.shop_id)?.id}"]`)
  await past.getByText(one.shop_name).click()
  await past.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a changed item says so on its line, and is fixed with one click', async ({ page, demoApi }) => {
  const [product] = await demoApi.findProductsOfShops(1)
  if (!product) throw new Error('The town has no product')
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('mainstreet_cart') ?? '[]')
    Object.assign(line, { quantity: 999, last_seen_price: line.price + 1 })
    localStorage.setItem('mainstreet_cart', JSON.stringify([line]))
  })
  await page.goto('/cart')
  const part = shopGroup(page, product.shop_name)
  await expect(part.getByText('The price has changed')).toBeVisible()
  await part.getByRole('button', { name: en.shopping.cart.line.changeTo(product.stock) }).click()
  await expect(part.getByText('The price has changed')).toBeHidden()
})

test('with the keyboard only: zoom, add, change, remove and undo', { tag: '@desktop' }, async ({
  page,
  demoApi,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const [product] = await demoApi.findProductsOfShops(1)
  if (!product) throw new Error('The town has no product')
  await page.goto(`/product/${product.id}`)
  await waitUntilLoaded(page)
  await pressTabUntil(page, en.shopping.product.enlarge(product.name))
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: en.app.zoom.label(product.name) })
  await expect(zoom).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await expect(zoom.getByText('140%')).toBeVisible()
  await page.keyboard.press('0')
  await expect(zoom.getByText('100%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(page.getByRole('button', { name: en.shopping.product.enlarge(product.name) })).toBeFocused()

  await pressTabUntil(page, 'Add to cart')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/cart')
  await waitUntilLoaded(page)
  await pressTabUntil(page, en.shopping.cart.stepper.increase(product.name))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: `Remove ${product.name}` }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: en.shopping.cart.empty })).toBeVisible()
  await pressTabUntil(page, 'Undo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

async function pressTabUntil(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const focusedName = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
    )
    if (focusedName === name) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}
