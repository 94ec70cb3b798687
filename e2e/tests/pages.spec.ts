import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilHydrated } from '../fixtures/screens.ts'

test.describe.configure({ mode: 'parallel' })

test('a public page shows its content without scripts', async ({ browser, demoApi }) => {
  const { product } = await demoApi.findReservableProduct()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/product/${product.id}`)
  await expect(page).toHaveTitle(new RegExp(escapeRegExp(product.name)))
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('article').first()).toBeVisible()
  await context.close()
})

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a search right after the first paint finds a complete page', { tag: '@hard' }, async ({
  page,
  demoApi,
}) => {
  const { product } = await demoApi.findReservableProduct()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search products and shops' })
  await search.fill(product.name)
  await search.press('Enter')
  await expect(page).toHaveURL(/\?search=/)
  await expect(
    page
      .getByRole('region', { name: 'Products' })
      .getByRole('link', { name: product.name, exact: true })
      .first(),
  ).toBeVisible()
})

test('a click before hydration is not lost', { tag: '@hard' }, async ({ page }) => {
  // the scripts arrive some time after the content
  await page.route(/assets.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  expect(await page.getByRole('link', { name: 'Cart, empty' }).isVisible()).toBe(true)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

/** Holds the scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('all clicks and input before hydration are processed, each once', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search products and shops' })
  const adds = page.getByRole('button', { name: /^Add .* to cart$/, disabled: false })
  await adds.nth(0).click()
  await adds.nth(1).click()
  await search.pressSequentially('coffee')
  expect(await page.getByRole('link', { name: 'Cart, empty' }).isVisible()).toBe(true)
  releaseScripts()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('coffee')
  await search.press('Enter')
  await expect(page).toHaveURL('/?search=coffee')
})

test('a search submitted before hydration renders the whole page', async ({ page, context }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search products and shops' })
  await search.fill('coffee')
  await search.press('Enter')
  // slow, so that the page is not hydrated yet when the header is
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  releaseScripts()
  await expect(page).toHaveURL('/?search=coffee')
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible()
})

test('filters that are set before hydration are applied', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const releaseScripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Distance' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('3')
  await page.getByRole('textbox', { name: 'Highest price' }).fill('9')
  await page.getByRole('combobox', { name: 'Search products and shops' }).focus()
  releaseScripts()
  await expect(page).toHaveURL(/radius=\d+/)
  await expect(page).toHaveURL(/min_price=3/)
  await expect(page).toHaveURL(/max_price=9/)
})

test('a reservation before hydration is placed once', async ({ page, context, demoApi, pageErrors }) => {
  const { product } = await demoApi.findReservableProduct()
  await demoApi.signInContext(context, 'customer')
  pageErrors.allow(/ERR_FAILED/)
  let reserved = 0
  await page.route('**/api/orders', (route) => {
    if (route.request().method() === 'POST') reserved += 1
    return route.abort()
  })
  const releaseScripts = await holdScripts(page)
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' })
  await page.getByText(/^Reserve for /).click()
  releaseScripts()
  await expect(page.getByRole('button', { name: /^Reserve for / })).toBeVisible()
  await expect.poll(() => reserved).toBe(1)
  await expect(page).toHaveURL(`/product/${product.id}`)
})

test('hydration moves nothing, and a click counts for the element under the pointer when it went down', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'customer')
  const { id } = await demoApi.findMerchantProduct()
  const releaseScripts = await holdScripts(page)
  await page.goto(`/product/${id}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  const messageLink = page.getByRole('link', { name: en.chat.messageShop })
  await messageLink.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await messageLink.hover()
  await page.mouse.down()
  releaseScripts()
  await waitUntilHydrated(page)
  await expect(page.getByRole('button', { name: new RegExp(`^${en.notifications.title}`) })).toBeVisible()
  // simulates a shift, as an image without a size would cause it
  await page.evaluate(() => {
    document.getElementById('main')?.style.setProperty('padding-top', '120px')
  })
  await page.mouse.up()
  await expect(page).toHaveURL(/^[^?]*\/chat\?shop=/)
  await page.goto(`/product/${id}`)
  await expect(page.getByRole('button', { name: new RegExp(`^${en.notifications.title}`) })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

test('a page that the browser renders has its header before the scripts, and it stays in place', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const home = page.getByRole('link', { name: en.app.header.home })
  const header = page.getByRole('banner')
  const spinner = page.getByRole('main').getByText(en.app.loading)
  await expect(spinner).toBeVisible()
  // text has another width until its font has loaded
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = [await home.boundingBox(), await header.boundingBox()]
  releaseScripts()
  await expect(page.getByRole('heading', { level: 1, name: en.login.welcomeBack })).toBeVisible()
  expect([await home.boundingBox(), await header.boundingBox()]).toEqual(before)
  await expect(spinner).toHaveCount(0)
})

test('before the first paint only the necessary scripts load', async ({ page }) => {
  const response = await page.goto('/')
  // with all three rows, as in the hour before shops close: 299,000
  expect((await response?.text())?.length, 'characters of the page and what it carries').toBeLessThan(310_000)
  await waitUntilHydrated(page)
  const early = await page.evaluate((maxMs) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const shownAtMs = Math.min(page?.loadEventStart ?? 0, maxMs)
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/assets\/.*\.js$/.test(name) && startTime < shownAtMs)
      .map(({ name }) => name)
  }, 3000)
  expect(early, 'scripts that loaded before the first paint').toEqual([])
  await expect(page.getByText(/^Showing 20 of \d+ products$/)).toBeVisible()
})

test('the style sheet that the page contains is not loaded again', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  await page.goto('/')
  await waitUntilHydrated(page)
  // its page is a dynamic import
  await page.getByRole('link', { name: en.layout.signIn }).first().click()
  await expect(page).toHaveURL(/\/login/)
  expect(sheets.filter((url) => /\/assets\/index-/.test(url))).toEqual([])
})
