import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { formats } from '@mainstreet/contract/messages/en/formats.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import type { DemoApi } from '../fixtures/demo-api.ts'

test.slow()

// the customer may return before the provider's webhook: until then the payment is unknown
test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 40[24]/))

async function fillCart(demoApi: DemoApi, products: readonly Product[]): Promise<void> {
  await demoApi.emptyCart()
  for (const { id } of products) await demoApi.addToCart(id, 1)
}

/** Products of the first demo merchant's shop, and of another one. */
async function findProductsOfTwoShops(demoApi: DemoApi): Promise<[Product, Product]> {
  const first = await demoApi.findMerchantProduct()
  const others = await demoApi.findProductsOfShops(2)
  const other = others.find(({ shop_id }) => shop_id !== first.shop_id)
  if (!other) throw new Error('The town has too few shops')
  return [first, other]
}

/** Submits the checkout and waits for the provider's page. */
async function submitCheckout(page: Page, note = '', path = '/checkout'): Promise<Checkout> {
  if (!page.url().endsWith(path)) await page.goto(path)
  if (note) {
    await page
      .getByRole('button', { name: /^Add a note for/ })
      .first()
      .click()
    await page.getByLabel(/^Note for/).fill(note)
  }
  // read from the response: the page leaves at once
  let placed: Checkout | undefined
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch()
    placed = await response.json()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  if (!placed) throw new Error('The checkout was not placed')
  return placed
}

async function pay(page: Page, card?: string): Promise<void> {
  if (card) await page.getByRole('radio', { name: new RegExp(`^${card}`) }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const expectOrderPlaced = (page: Page) =>
  expect(page.getByRole('heading', { name: en.checkout.summary.placed })).toBeVisible()
const orderCard = (page: Page, id: string | undefined) => page.locator(`article[id="${id}"]`)

/** The shop's order board, with the order that has this note. */
async function openOrderBoard(browser: Browser, demoApi: DemoApi, note: string, column = 'New') {
  const context = await browser.newContext()
  await demoApi.signInContext(context, 'merchant')
  const page = await context.newPage()
  await page.goto('/shop-owner-dashboard?view=orders')
  const order = page.getByRole('article').filter({ hasText: note })
  /** With the order in it: a card that still moves there closes its menu. */
  const show = async (which: string) => {
    const name = new RegExp(`^${which}`)
    const tab = page.getByRole('button', { name })
    if (await tab.isVisible()) await tab.click()
    await expect(page.getByRole('region', { name }).locator(order)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
  await show(column)
  return { page, order, show, close: () => context.close() }
}

test('two shops are paid with one payment; one declines, and only the other is charged', async ({
  page,
  demoApi,
  browser,
  context,
}) => {
  await fillCart(demoApi, await findProductsOfTwoShops(demoApi))
  await demoApi.signInContext(context, 'customer')
  const note = `Declined ${Date.now()}`
  const { orders } = await submitCheckout(page, note)
  await pay(page)
  await expectOrderPlaced(page)
  for (const { pickup_code } of orders) await expect(page.getByText(pickup_code ?? 'a code')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()

  const demoMerchant = await demoApi.getAccount('merchant')
  const declined = orders.find(({ shop_id }) => shop_id === demoMerchant.shop_id)
  const other = orders.find(({ shop_id }) => shop_id !== demoMerchant.shop_id)
  const totalOf = (order: Order | undefined) => formats.money(toCents(order?.total_amount ?? 0))
  const shop = await openOrderBoard(browser, demoApi, note)
  await expect(shop.order).toContainText(`${totalOf(declined)}On hold`)
  await shop.order.getByRole('button', { name: /^More for/ }).click()
  await shop.order.getByRole('menuitem', { name: 'Decline' }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(shop.order).toBeHidden()
  await shop.close()

  await page.goto('/my-reservations')
  await expect(orderCard(page, other?.id)).toContainText(en.orders.customerPayment.authorized(totalOf(other)))
  await expect(orderCard(page, declined?.id)).toContainText(en.orders.timeline.declined.merchant)
  await orderCard(page, other?.id).getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(orderCard(page, declined?.id)).toContainText(en.orders.customerPayment.notCharged)
})

test('a declined card loses nothing, and another one pays', async ({ page, demoApi, context }) => {
  await fillCart(demoApi, [await demoApi.findMerchantProduct()])
  await demoApi.signInContext(context, 'customer')
  await submitCheckout(page)
  await pay(page, 'Declined')
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await expect(page.getByRole('alert')).toBeVisible()
  await pay(page, 'Paid')
  await expectOrderPlaced(page)
})

test('after a cancellation the customer can pay after all, or cancel the order with the cart restored', async ({
  page,
  demoApi,
  context,
}) => {
  const product = await demoApi.findMerchantProduct()
  await fillCart(demoApi, [product])
  const before = await demoApi.getStock(product.id)
  await demoApi.signInContext(context, 'customer')
  await submitCheckout(page)
  expect(await demoApi.getStock(product.id)).toBe(before - 1)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await expect(page.getByRole('heading', { name: en.checkout.canceled.notPaidTitle })).toBeVisible()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: en.checkout.redirect.cancel }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('region', { name: product.shop_name, exact: true })).toContainText(product.name)
  expect(await demoApi.getStock(product.id)).toBe(before)
})

test('the shop refunds a charged order', async ({ page, demoApi, browser, context }) => {
  await fillCart(demoApi, [await demoApi.findMerchantProduct()])
  await demoApi.signInContext(context, 'customer')
  const note = `Refund ${Date.now()}`
  const { orders } = await submitCheckout(page, note)
  await pay(page)
  await expectOrderPlaced(page)

  const shop = await openOrderBoard(browser, demoApi, note)
  await shop.order.getByRole('button', { name: 'Accept and start' }).click()
  await shop.show('Preparing')
  await shop.order.getByRole('button', { name: /^More for/ }).click()
  await shop.order.getByRole('menuitem', { name: 'Order details' }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  const dialog = shop.page.getByRole('dialog').last()
  await dialog.getByRole('radio', { name: /^Other amount/ }).check()
  await dialog.getByLabel(en.checkout.refund.amountLabel).fill('1')
  await dialog.getByLabel('Reason').fill('A crack in it')
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click()
  await expect(shop.order.last()).toContainText(en.orders.shopPayment.refunded('$1.00'))
  await shop.close()

  await page.goto('/my-reservations')
  await expect(orderCard(page, orders[0]?.id)).toContainText(
    en.orders.customerPayment.partiallyRefunded('$1.00'),
  )
})

test('a delivery is paid with its fee, sent, and arrives', async ({ page, demoApi, browser, context }) => {
  const product = await demoApi.findMerchantProduct()
  const { shop } = await (await page.request.get(`/api/shops/${product.shop_id}`)).json()
  const others = await demoApi.findProductsOfShops(12)
  const shops = await Promise.all(
    others.map(async ({ shop_id }) => (await (await page.request.get(`/api/shops/${shop_id}`)).json()).shop),
  )
  const staying = shops.find(({ offers_delivery }) => !offers_delivery)
  await fillCart(demoApi, [product, ...others.filter(({ shop_id }) => shop_id === staying?.id)])
  await demoApi.signInContext(context, 'customer')
  await page.goto('/checkout')
  const choiceOf = (name: string) => page.getByRole('group', { name: en.checkout.fulfillment.legend(name) })
  await choiceOf(shop.name)
    .getByRole('radio', { name: /^Delivery/ })
    .check()
  await expect(choiceOf(staying.name)).toBeHidden()
  await expect(page.getByLabel(en.checkout.pickupTime.label(shop.name))).toBeHidden()
  await expect(page.getByLabel(en.checkout.pickupTime.label(staying.name))).toBeVisible()

  const onlyIt = `/checkout?shop=${shop.id}`
  await page.goto(onlyIt)
  const address = `${Date.now()} Gold Street`
  await page.getByLabel('Delivery address').fill(address)
  const total = product.price + shop.delivery_fee
  await expect(page.getByRole('button', { name: `Pay $${total.toFixed(2)}` })).toBeVisible()
  const { orders } = await submitCheckout(page, '', onlyIt)
  await pay(page)
  await expectOrderPlaced(page)
  await expect(page.getByText(address)).toBeVisible()

  const board = await openOrderBoard(browser, demoApi, address)
  await board.order.getByRole('button', { name: 'Accept and start' }).click()
  await board.show('Preparing')
  await board.order.getByRole('button', { name: 'Out for delivery' }).click()
  await board.show('Ready')
  await page.goto('/my-reservations')
  await expect(orderCard(page, orders[0]?.id)).toContainText(`${en.orders.pickup.outForDeliveryTo}${address}`)
  await board.order.getByRole('button', { name: 'Delivered' }).click()
  const dialog = board.page.getByRole('dialog')
  await dialog.getByLabel(enDashboard.orderBoard.handOver.delivery.code).fill(orders[0]?.pickup_code ?? '')
  await dialog.getByRole('button', { name: enDashboard.orderBoard.handOver.delivery.confirm }).click()
  await expect(board.order).toBeHidden()
  await board.close()
  await expect(orderCard(page, orders[0]?.id)).toContainText('Delivered')
})

test('a phone and an address that were saved at a checkout are filled in at the next one', {
  tag: '@hard',
}, async ({ page, demoApi, context }) => {
  const product = await demoApi.findMerchantProduct()
  const address = `${Date.now()} Silver Street`
  await fillCart(demoApi, [product])
  await demoApi.signInContext(context, 'customer')
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await page.getByLabel('Delivery address').fill(address)
  await page.getByLabel(en.checkout.fulfillment.saveAddress).check()
  await page.getByRole('button', { name: en.checkout.contact.changeContact }).click()
  await page.getByLabel(en.checkout.contact.phone).fill('(209) 555-0142')
  await page.getByLabel(en.checkout.contact.savePhone).check()
  await submitCheckout(page)
  await pay(page)
  await expectOrderPlaced(page)

  await demoApi.addToCart(product.id, 1)
  await page.goto('/checkout')
  await expect(page.getByText('(209) 555-0142')).toBeVisible()
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await expect(page.getByRole('radio', { name: address })).toBeChecked()
  await expect(page.getByLabel('Delivery address')).toBeHidden()

  // the demo customer has neither in other tests
  const texts = en.accounts.settings.contact
  await page.goto('/my-reservations?view=settings')
  await page.getByRole('button', { name: en.app.actionsFor(address) }).click()
  await page.getByRole('menuitem', { name: texts.delete }).click()
  await expect(page.getByText(texts.noAddresses)).toBeVisible()
  await page.getByLabel(texts.phone).fill('')
  await page.getByRole('button', { name: texts.savePhone }).click()
  await expect(page.getByText(texts.phoneRemoved)).toBeVisible()
})

test('paying stays at 127.0.0.1, although links are configured for localhost', { tag: '@hard' }, async ({
  page,
  demoApi,
  context,
  baseURL,
}) => {
  expect(new URL(baseURL ?? '').hostname).toBe('127.0.0.1')
  const { public_url } = await (await page.request.get('/api/auth/config')).json()
  expect(new URL(public_url).hostname).toBe('localhost')

  const origins = new Set<string>()
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  await fillCart(demoApi, [await demoApi.findMerchantProduct()])
  await demoApi.signInContext(context, 'customer')
  await submitCheckout(page)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await pay(page, 'Needs confirmation')
  await page.getByRole('button', { name: 'Yes, pay' }).click()
  await expectOrderPlaced(page)
  expect([...origins]).toEqual([baseURL])
})

test('a payment page that cannot be opened leaves a way back to the cart', { tag: '@hard' }, async ({
  page,
  demoApi,
  context,
}) => {
  const product = await demoApi.findMerchantProduct()
  await fillCart(demoApi, [product])
  await demoApi.signInContext(context, 'customer')
  const elsewhere = (body: Checkout): Checkout => ({
    ...body,
    payment: body.payment && { ...body.payment, payment_url: 'http://street.example/pay' },
    payment_url: 'http://street.example/pay',
  })
  await page.route(/\/api\/checkout(\/[\w-]+)?$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: body.payment ? elsewhere(body) : body })
  })
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: en.checkout.redirect.invalidTitle })).toBeVisible()
  await expect(page.getByText('You weren’t charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: en.checkout.redirect.invalidTitle })).toBeVisible()
  await page.getByRole('button', { name: en.checkout.redirect.cancel }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('region', { name: product.shop_name, exact: true })).toContainText(product.name)
})

test('an unknown payment shows nothing', { tag: '@hard' }, async ({ page, demoApi, context }) => {
  await demoApi.signInContext(context, 'customer')
  await page.clock.install()
  await page.goto('/payment/success?session_id=cs_test_forged')
  await expect(page.getByText('We’re confirming your payment')).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page.getByRole('heading', { name: en.checkout.status.notFound })).toBeVisible()
})
