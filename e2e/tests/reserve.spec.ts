import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import {
  createTestUser,
  openSignInPage,
  waitForMailedLink,
  waitForSignInCode,
} from '../fixtures/test-users.ts'

test('from home to pickup: a customer reserves, the shop hands over', async ({
  page,
  browser,
  demoApi,
  pageErrors,
}) => {
  test.slow()
  const { product, merchant } = await demoApi.findReservableProduct()
  const customer = await demoApi.getAccount('customer')
  const before = await demoApi.getStock(product.id)

  // finds the product
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search products and shops' })
  await search.fill(product.name)
  await search.press('Enter')
  await expect(page).toHaveURL(/\?search=/)
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: product.name, exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()

  // signs in and comes back to the same product
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  await openSignInPage(page)
  await expect(page.getByText(`Sign in to reserve ${product.name}`)).toBeVisible()
  await page.getByRole('button', { name: customer.name }).first().click()
  await expect(page.getByText(en.login.success)).toBeVisible()
  await expect(page).toHaveURL(`/product/${product.id}`)

  const placed = page.waitForResponse(
    (response) => response.url().endsWith('/api/orders') && response.request().method() === 'POST',
  )
  const confirm = page.getByRole('dialog', { name: 'Confirm your reservation' })
  await expect(confirm).toContainText(product.name)
  await confirm.getByRole('button', { name: /^Reserve for/ }).click()
  const { order } = (await (await placed).json()) as { order: Order }
  expect(order).toMatchObject({
    status: 'reserved',
    order_type: 'reservation',
    product_id: product.id,
    quantity: 1,
  })
  const pass = page.getByRole('dialog', { name: `Reserved at ${order.shop_name}` })
  await expect(pass).toContainText(order.pickup_code ?? 'a code')
  await expect(pass).toContainText('Held until')
  await expect(pass.getByRole('link', { name: /^Get directions/ })).toBeVisible()
  await pass.getByRole('link', { name: 'View in My Account' }).click()

  const ownReservation = page.locator(`article[id="${order.id}"]`)
  await expect(ownReservation).toContainText(product.name)
  await expect(ownReservation.getByText(order.pickup_code ?? '', { exact: true })).toBeVisible()
  await expectStep(page, order, 'Reserved')

  // meanwhile in the shop
  const context = await browser.newContext()
  const counter = await context.newPage()
  pageErrors.watch(counter)
  await counter.goto('/login')
  await counter.getByLabel(en.login.email, { exact: true }).fill(merchant.email)
  await counter.getByLabel(en.login.password, { exact: true }).fill(merchant.password)
  await counter.getByRole('button', { name: en.login.signIn, exact: true }).click()
  await expect(counter).toHaveURL('/shop-owner-dashboard?view=shop')
  await counter.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Orders' }).click()
  await expect(counter).toHaveURL(/view=orders/)

  await showBoardColumn(counter, 'New')
  const card = counter.locator(`article[aria-labelledby="${order.id}-who"]`)
  await expect(card).toContainText(product.name)
  await card.getByRole('button', { name: 'Start' }).click()
  await expectStep(page, order, en.orders.timeline.started.reservation)

  await showBoardColumn(counter, 'Preparing')
  await card.getByRole('button', { name: 'Mark ready' }).click()
  await expectStep(page, order, 'Ready for pickup')
  const code = await ownReservation.getByText(order.pickup_code ?? '', { exact: true }).textContent()

  await showBoardColumn(counter, 'Ready')
  await card.getByRole('button', { name: enDashboard.orderBoard.actions.hand_over }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByRole('textbox').fill('WRONG1')
  pageErrors.allow(/status of (409|422)/)
  await dialog.getByRole('button', { name: enDashboard.orderBoard.handOver.pickup.confirm }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill(code ?? '')
  await dialog.getByRole('button', { name: enDashboard.orderBoard.handOver.pickup.confirm }).click()
  await expect(counter.getByText(enDashboard.orderBoard.handOver.pickup.done)).toBeVisible()

  const earlier = page
    .getByRole('region', { name: en.accounts.myOrders.past })
    .locator(`article[id="${order.id}"]`)
  await expect(
    earlier.getByRole('list', { name: en.orders.timeline.label }).getByRole('listitem').last(),
  ).toContainText(en.orders.timeline.pickedUp)
  expect(await demoApi.getStock(product.id)).toBe(before - 1)
  await context.close()
})

test('a customer who reserves the last item sees the reservation, and can cancel it', async ({
  page,
  context,
  demoApi,
}) => {
  const product = await demoApi.findMerchantProduct()
  await demoApi.signInContext(context, 'customer')
  await demoApi.setStock(product.id, 1)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) posts.push(request.url())
  })
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: /^Reserve for/ }).dblclick()
  const pass = page.getByRole('dialog', { name: `Reserved at ${product.shop_name}` })
  await pass.getByRole('button', { name: 'Done' }).click()

  const ownReservation = page.getByRole('region', { name: 'Your reservation' })
  await expect(ownReservation).toBeFocused()
  await expect(page.getByText('Reserved for you')).toBeVisible()
  await page.reload()
  await expect(ownReservation).toContainText('Held until')
  await expect(page.getByText('Reserved for you')).toBeVisible()
  await expect(page.getByText(/^Sold out/)).toBeHidden()
  // other products of the page may be out of stock
  await expect(page.locator(`main :text-is("${en.cart.outOfStock.title}"):not(article *)`)).toHaveCount(0)
  expect(posts).toHaveLength(1)
  expect(await demoApi.getStock(product.id)).toBe(0)

  await ownReservation.getByRole('button', { name: /^Cancel reservation/ }).click()
  await expect(ownReservation).toBeHidden()
  await expect(page.getByRole('button', { name: /^Reserve for/ })).toBeVisible()
  expect(await demoApi.getStock(product.id)).toBe(1)
  await demoApi.setStock(product.id, product.stock)
})

test('a second reservation is a deliberate step', async ({ page, context, demoApi }) => {
  const { product } = await demoApi.findReservableProduct()
  await demoApi.signInContext(context, 'customer')
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: /^Reserve for/ }).click()
  const pass = page.getByRole('dialog', { name: /^Reserved at/ })
  await expect(pass).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Reserve for/ })).toBeHidden()
  await page.getByRole('button', { name: 'Reserve more' }).click()
  await expect(page.getByRole('button', { name: /^Reserve for/ })).toBeVisible()
  await page
    .getByRole('region', { name: 'Your reservation' })
    .getByRole('button', { name: /^Cancel reservation/ })
    .click()
  await expect(page.getByRole('region', { name: 'Your reservation' })).toBeHidden()
})

test('a visitor reserves with two taps and two fields', async ({ page, request, demoApi, pageErrors }) => {
  // the wrong code
  pageErrors.allow(/403/)
  const { product } = await demoApi.findReservableProduct()
  const { email } = createTestUser()
  const reserved: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/orders'))
      reserved.push((await response.json()).order.pickup_code)
  })
  await page.goto(`/product/${product.id}`)
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  const signIn = page.getByRole('dialog', { name: 'Reserve', exact: true })
  await expect(signIn).toContainText(product.name)
  await expect(signIn.getByLabel(en.login.email)).toBeFocused()
  await page.keyboard.type(email)
  await signIn.getByRole('button', { name: en.accounts.emailCode.send }).click()
  const code = signIn.getByLabel(en.accounts.emailCode.label)
  await expect(code).toBeFocused()
  const sent = await waitForSignInCode(request, email)

  await page.keyboard.type(sent === '000000' ? '000001' : '000000')
  await expect(signIn.getByRole('alert')).toHaveText(en.accounts.errors.wrongCode)
  expect(reserved).toEqual([])

  await code.fill(sent)
  const pass = page.getByRole('dialog', { name: `Reserved at ${product.shop_name}` })
  await expect(pass).toBeVisible()
  await expect(signIn).toBeHidden()
  expect(reserved).toHaveLength(1)
  await expect(pass).toContainText(reserved[0] ?? 'a code')

  // the confirmation also undoes
  await pass.getByRole('button', { name: /^Cancel reservation/ }).click()
  await expect(page.getByRole('dialog')).toContainText(en.orders.reservation.canceled(product.shop_name))
})

test('an order opens its pickup pass, which needs no session', async ({
  page,
  context,
  browser,
  demoApi,
  pageErrors,
}) => {
  const { order, cancel } = await demoApi.placeReservation()
  await demoApi.signInContext(context, 'customer')
  await page.goto(`/my-reservations#${order.id}`)
  await page.locator(`article[id="${order.id}"]`).getByRole('button', { name: en.orders.pass.show }).click()
  await expect(page).toHaveURL(/\/pass\/[\w-]{48}$/)
  const stranger = await browser.newContext()
  const tab = await stranger.newPage()
  pageErrors.watch(tab)
  await tab.goto(page.url())
  for (const pass of [page, tab]) {
    await expect(pass.getByRole('heading', { level: 1, name: order.shop_name })).toBeVisible()
    await expect(pass.getByText(order.pickup_code ?? 'a code', { exact: true })).toBeVisible()
    await expect(pass.getByRole('img', { name: en.orders.pass.qrCode(order.shop_name) })).toBeVisible()
  }
  await stranger.close()
  await cancel()
})

test('the link of the email leads a visitor back to the product', async ({
  page,
  context,
  request,
  demoApi,
}) => {
  const { product } = await demoApi.findReservableProduct()
  const { email } = createTestUser()
  await page.goto(`/product/${product.id}`)
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  await page.getByRole('dialog').getByLabel(en.login.email).fill(email)
  await page.getByRole('button', { name: en.accounts.emailCode.send }).click()
  await expect(page.getByLabel(en.accounts.emailCode.label)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(await waitForMailedLink(request, email))
  await expect(tab).toHaveURL(`/product/${product.id}`)
  await expect(tab.getByRole('dialog', { name: 'Confirm your reservation' })).toContainText(product.name)
})

test('a visitor who registers finds the product again in the tab that the email opens', async ({
  page,
  context,
  request,
  demoApi,
  pageErrors,
}) => {
  const { product } = await demoApi.findReservableProduct()
  const user = createTestUser()
  await page.goto(`/product/${product.id}`)
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  await openSignInPage(page)
  await page.getByRole('link', { name: en.login.signUp }).click()
  await expect(page.getByText(`Create an account to reserve ${product.name}`)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(user.name)
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await page.getByLabel(en.login.password, { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const link = await waitForMailedLink(request, user.email)

  const tab = await context.newPage()
  pageErrors.watch(tab)
  await tab.goto(link)
  await expect(tab).toHaveURL(`/product/${product.id}`)
  await expect(tab.getByRole('dialog', { name: 'Confirm your reservation' })).toContainText(product.name)
  await tab.getByRole('button', { name: 'Not now' }).click()
  await expect(tab.getByRole('region', { name: 'Your reservation' })).toBeHidden()
  // the first tab has navigated too, and knows the decision
  await expect(page).toHaveURL(`/product/${product.id}`)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a visitor who signs in with Google returns to the product', async ({ page, demoApi, pageErrors }) => {
  // the fake Google page has no icon of its own
  pageErrors.allow(/favicon/)
  const { product } = await demoApi.findReservableProduct()
  await page.goto(`/product/${product.id}`)
  await page.getByRole('link', { name: /^Reserve for/ }).click()
  await page.getByRole('button', { name: en.login.signInWithGoogle }).click()
  await page.getByRole('button', { name: /^T Theo Lindqvist|Theo Lindqvist/ }).click()
  await expect(page).toHaveURL(`/product/${product.id}`)
  await expect(page.getByRole('dialog', { name: 'Confirm your reservation' })).toBeVisible()
})

test('on a phone Add to cart and Reserve are both within reach', async ({ page, demoApi }) => {
  const { product } = await demoApi.findReservableProduct()
  await page.goto(`/product/${product.id}`)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  const [addBox, reserveBox] = [
    await add.boundingBox(),
    await page.getByRole('link', { name: /^Reserve for/ }).boundingBox(),
  ]
  expect(addBox?.y).toBeCloseTo(reserveBox?.y ?? 0, 0)
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

/** What the customer sees, without touching the page. */
async function expectStep(page: Page, { id }: Order, text: string) {
  await expect(page.locator(`article[id="${id}"] li[aria-current="step"]`)).toContainText(text)
}

/** On a phone the board shows one column at a time. */
async function showBoardColumn(page: Page, column: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const tab = page
    .getByRole('group', { name: enDashboard.orderBoard.columnsLabel })
    .getByRole('button', { name: new RegExp(`^${column}`) })
  if (await tab.isVisible()) await tab.click()
}
