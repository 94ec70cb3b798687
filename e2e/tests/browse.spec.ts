import { href } from '@mainstreet/contract/href.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { expect, test } from '../fixtures/base-test.ts'
import { productsRegion } from '../fixtures/home-page.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test('after "Skip to content" the first product is two tab stops away', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no tab key')
  await page.goto('/')
  await waitUntilLoaded(page)
  await page.locator('#main').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: en.home.skipToProducts })).toBeFocused()
  await page.keyboard.press('Enter')
  const first = productsRegion(page).getByRole('article').first()
  await page.keyboard.press('Tab')
  const inFirst = () => first.evaluate((card) => card.contains(document.activeElement))
  expect(await inFirst()).toBe(true)

  // and in a list without that link: the shops beside are one tab stop, with arrow keys inside
  await page.goto('/?search=mug')
  await waitUntilLoaded(page)
  await page.locator('#main').focus()
  let tabs = 0
  while (!(await inFirst()) && tabs < 40) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  expect(tabs).toBeLessThanOrEqual(16)
  const shops = page.locator('[data-shop-link]')
  await shops.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(shops.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(shops.last()).toBeFocused()
})

test('search stays visible while scrolling on a phone, and the location is in the menu', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has them in its one row')
  await page.goto('/')
  await waitUntilLoaded(page)
  await productsRegion(page).getByRole('article').nth(15).scrollIntoViewIfNeeded()
  const header = page.getByRole('banner')
  const search = header.getByRole('combobox').filter({ visible: true })
  await expect(search).toBeInViewport({ ratio: 1 })
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(57)
  await header.getByRole('button', { name: en.app.header.openMenu }).click()
  await header.getByRole('button', { name: 'Mariposa, CA' }).click()
  await expect(page.getByRole('dialog', { name: en.location.modalTitle })).toBeVisible()
})

test('a search that finds a shop does not say that nothing was found', async ({ page }) => {
  await page.goto('/?search=tin+roof')
  await waitUntilLoaded(page)
  await expect(page.getByRole('heading', { name: '1 shop · 0 products for “tin roof”' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Shops' }).getByRole('link', { name: 'Tin Roof Pizza' }),
  ).toBeVisible()
  await expect(page.getByText(en.shopping.search.noResults)).toHaveCount(0)
  await page.goto('/?search=qqzzxx')
  await expect(page.getByRole('heading', { name: en.shopping.empty.notFound('qqzzxx') })).toBeVisible()
})

test('a paused shop is shown as paused on its cards, its page and its products', async ({
  page,
  demoApi,
}) => {
  const shopId = await demoApi.pauseShop(60)
  try {
    await page.goto(`/?shop=${shopId}`)
    await waitUntilLoaded(page)
    const cards = productsRegion(page).getByRole('article')
    const inStock = cards.filter({ hasNotText: en.cart.outOfStock.title })
    await expect(inStock.first()).toContainText(en.shopping.hours.ordersPaused)
    await expect(productsRegion(page).getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(0)
    const product = await inStock.first().getByRole('link').getAttribute('href')

    await page.goto(`/shop/${shopId}`)
    await waitUntilLoaded(page)
    await expect(page.locator('#main')).toContainText(en.shopping.hours.ordersPaused)
    await expect(page.locator('#main')).not.toContainText(/Open until|Closes soon/)

    await page.goto(product ?? '')
    await waitUntilLoaded(page)
    await expect(page.locator('#main')).not.toContainText(/Open until|Closes soon/)
    await expect(page.getByRole('button', { name: /^Reserve for/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save for later' })).toBeEnabled()
  } finally {
    await demoApi.pauseShop(0)
  }
})

test('an old link to a deleted product leads to its shop and to similar items', async ({
  page,
  demoApi,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/)
  const { id, name, shop_name } = await demoApi.createFormerProduct('A lamp from last year')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const response = await page.goto(href(routes.product, { id }))
  expect(response?.status()).toBe(404)
  await waitUntilLoaded(page)
  await expect(page).toHaveTitle(en.app.pageTitle(name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(en.shopping.product.noLongerSold, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: en.shopping.product.moreFrom(shop_name) })).toBeVisible()
  expect(requests).not.toContain(`/api/products/${id}`)
  await page.getByRole('link', { name: en.shopping.product.visitShop }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: shop_name })).toBeVisible()
})
