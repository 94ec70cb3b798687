import { en } from '@mainstreet/contract/messages/en.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { openSignInPage } from '../fixtures/test-users.ts'

const shopGroup = (page: Page, shop: string) => page.getByRole('region', { name: shop, exact: true })
const toastRegion = (page: Page) => page.getByRole('region', { name: en.app.ui.toasts.label })

test('a visitor fills a cart, signs in, finds it merged and reserves in every shop', async ({
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
  await page.getByRole('link', { name: /^Reserve all for/ }).click()
  await openSignInPage(page)
  await expect(page.getByText('Sign in to reserve 2 items')).toBeVisible()
  await page.getByRole('button', { name: customer.name }).first().click()
  await expect(page).toHaveURL('/cart')
  const quantity = shopGroup(page, one.shop_name).getByRole('group', { name: `Quantity of ${one.name}` })
  await expect(quantity.getByRole('status')).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.reload()
  await expect(quantity.getByRole('status')).toHaveText('2')

  const placed: Order[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/orders')) placed.push((await response.json()).order)
  })
  await page.getByRole('button', { name: /^Reserve all for/ }).click()
  const pass = page.getByRole('dialog', { name: 'Reserved at 2 shops' })
  await expect(pass).toBeVisible()
  await expect(page.getByRole('heading', { name: en.shopping.cart.empty })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  expect(placed.map(({ shop_id, quantity }) => [shop_id, quantity])).toEqual([
    [one.shop_id, 2],
    [other.shop_id, 1],
  ])

  for (const { pickup_code } of placed) await expect(pass).toContainText(pickup_code ?? 'a code')
  await pass.getByRole('link', { name: 'View in My Account' }).first().click()
  for (const order of placed) {
    const card = page.locator(`article[id="${order.id}"]`)
    await expect(card).toContainText(order.pickup_code ?? 'a code')
    await card.getByRole('button', { name: /^Cancel reservation/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel reservation/ })
      .click()
    await expect(card).toContainText(en.orders.timeline.canceledByYou)
    // the focused button is gone with its card
    await expect(page.getByRole('heading', { name: en.accounts.myOrders.active })).toBeFocused()
  }

  // the same again from a past order
  await page.getByRole('button', { name: new RegExp(`^${en.accounts.myOrders.filters.earlier}`) }).click()
  await expect(page).toHaveURL('/my-reservations?show=earlier')
  // the link to it has opened it
  await page.locator(`article[id="${placed[0]?.id}"]`).getByRole('button', { name: 'Reserve again' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a changed item says so on its line, and is fixed with one click', { tag: '@once' }, async ({
  page,
  demoApi,
}) => {
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
  await expect(part.getByRole('button', { name: /^Reserve for/ })).toBeDisabled()
  await part.getByRole('button', { name: en.shopping.cart.line.changeTo(product.stock) }).click()
  await expect(part.getByText('The price has changed')).toBeHidden()
  await expect(part.getByRole('link', { name: /^Reserve for/ })).toBeVisible()
})

test('with the keyboard only: zoom, add, change, remove and undo', async ({ page, demoApi, isMobile }) => {
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
