import { en } from '@mainstreet/contract/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test('without a connection the page stays, says so, and continues when it is back', async ({
  page,
  context,
  demoApi,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const { product } = await demoApi.findReservableProduct()
  await page.goto(`/product/${product.id}`)
  await waitUntilLoaded(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(en.connection.offline)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()

  // a guest cart needs no server
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: en.connection.retry }).click()
  await expect(page.getByText(en.connection.offline)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(en.connection.backOnline)).toBeVisible()
  await expect(page.getByText(en.connection.offline)).toBeHidden()
})

test('a server that does not respond is distinguished from a lost connection', { tag: '@hard' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/)
  await page.clock.install()
  await page.route('**/api/health', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await waitUntilLoaded(page)
  // the monitor starts after the first paint, and checks half a minute later
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(page.getByText(en.connection.unreachable)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.unroute('**/api/health')
  await page.getByRole('button', { name: en.connection.retry }).click()
  await expect(page.getByText(en.connection.unreachable)).toBeHidden()
})

test('on a slow network everything is readable before hydration, and a slow image has a placeholder', async ({
  page,
  demoApi,
}) => {
  const { product } = await demoApi.findReservableProduct()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.route('**/api/images/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  release()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

/** Whether a module that failed to load can be loaded later without a reload. */
async function canRetryModules(page: Page): Promise<boolean> {
  const address = '/assets/probe.js'
  const isLoaded = () => page.evaluate((path) => import(path).then(() => true).catch(() => false), address)
  await page.route(`**${address}`, (route) => route.abort(), { times: 1 })
  expect(await isLoaded()).toBe(false)
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  )
  return isLoaded()
}

test('a part of the header that cannot load is left out, and the next click tries again', {
  tag: '@hard',
}, async ({ page, context, demoApi, pageErrors, isMobile }) => {
  test.skip(!isMobile, 'a desktop has its links and its place in the header itself')
  // a failed module has no stack
  pageErrors.allow(/ERR_FAILED|dynamically imported module|^error on \S+: $/)
  const reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reported.push(request.postDataJSON().message)
  })
  const parts =
    /\/assets\/(mobile-menu|user-menu|location-dialog|notification-panel|command-palette-button)-[^/]*\.js$/
  const header = page.getByRole('banner')
  const press = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).click()
  const locationButton = page.locator('button[aria-haspopup=dialog]').filter({ visible: true }).first()
  const lacks = async (part: string) =>
    expect.poll(() => reported.some((message) => message.includes(part))).toBe(true)

  await page.route(parts, (route) => route.abort())
  await demoApi.signInContext(context, 'customer')
  await page.goto('/')
  await waitUntilLoaded(page)
  await press('Open menu')
  await lacks('mobile-menu')
  await locationButton.click()
  await lacks('location-dialog')
  await press(en.notifications.title)
  await lacks('notification-panel')
  await expect(page.getByText('Section Error')).toBeHidden()
  await expect(header.getByRole('link', { name: 'Mainstreet, home' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Chat' })).toBeVisible()

  await page.unroute(parts)
  // some versions of Chromium cache a failed module until a reload
  if (!(await canRetryModules(page))) await page.reload()
  // for a second a failed load is not retried
  const opens = (name: string, part: Locator) =>
    expect(async () => {
      if (!(await part.isVisible())) await press(name)
      await expect(part).toBeVisible({ timeout: 3000 })
    }).toPass()
  await opens('Open menu', page.getByRole('navigation', { name: 'Menu' }))
  await opens(en.notifications.title, page.getByRole('heading', { name: en.notifications.title }))
})

test('a failing image is retried twice, then a drawing replaces it', { tag: '@hard' }, async ({
  page,
  demoApi,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/)
  const { product } = await demoApi.findReservableProduct()
  const id = product.image?.split('/').at(-1) ?? ''
  let requestCount = 0
  await page.route(`**/api/images/${id}**`, async (route) => {
    requestCount += 1
    await route.abort()
  })
  await page.goto(`/product/${product.id}`)
  await expect(page.getByRole('main').locator(`svg[aria-label="${product.name}"]`)).toBeVisible()
  expect(requestCount).toBeGreaterThanOrEqual(3)
})

test('the browser stores image records in version 2 of the database', { tag: '@hard' }, async ({
  page,
  demoApi,
}) => {
  const { product } = await demoApi.findReservableProduct()
  await page.goto(`/product/${product.id}`)
  await expect
    .poll(() =>
      page.evaluate(
        (id) =>
          new Promise((resolve) => {
            const opening = indexedDB.open('mainstreet_images')
            opening.onsuccess = () => {
              const db = opening.result
              const done = (value: unknown) => {
                db.close()
                resolve(value)
              }
              if (!db.objectStoreNames.contains('products')) return done(undefined)
              const getProduct = db.transaction('products').objectStore('products').get(id)
              getProduct.onsuccess = () => done({ version: db.version, valid: getProduct.result?.isValid })
            }
          }),
        product.id,
      ),
    )
    .toEqual({ version: 2, valid: true })
})

test('a browser with forbidden storage still works', async ({ page, demoApi, pageErrors }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, store, { get: denied })
  })
  const { product } = await demoApi.findReservableProduct()
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('region', { name: product.shop_name, exact: true })).toContainText(product.name)
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await expect(page.getByText(en.connection.offline)).toBeVisible()
  await page.context().setOffline(false)
})
