import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { activeFilterList, productsRegion } from '../fixtures/home-page.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search products and shops' })
/** The suggestions of a text field, not the options of a select. */
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option')

test.describe('searching', () => {
  test('a typing error is tolerated, the match is highlighted, and the keyboard is enough', async ({
    page,
  }) => {
    await page.goto('/')
    await waitUntilLoaded(page)
    await searchField(page).focus()
    await page.keyboard.type('c')
    await expect(suggestions(page)).toHaveCount(0)
    await page.keyboard.type('offe')
    const options = suggestions(page)
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(8)
    await expect(options.first().locator('mark')).toHaveText(/^coffe/i)
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(searchField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    )
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(searchField(page)).not.toHaveAttribute('aria-activedescendant', /.+/)
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')

    await searchField(page).fill('choclate')
    await expect(options.filter({ hasText: /chocolate/i }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    // the price and the shop are below the name
    const chosen =
      (await page.locator('[role=option][aria-selected=true] .truncate').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  })

  test('the search is in the address; blanks search for nothing', async ({ page }) => {
    await page.goto('/')
    await searchField(page).fill('   ')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/')
    await searchField(page).fill('  coffee ')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/?search=coffee')
    await expect(
      page.getByRole('region', { name: 'Shops', exact: true }).getByRole('link').first(),
    ).toBeVisible()
    await expect(productsRegion(page).getByRole('article').first()).toBeVisible()
    await expect(productsRegion(page).getByText(/^Showing \d+ of \d+ products$/)).toBeVisible()
    await expect(searchField(page)).toHaveValue('coffee')
  })

  test('more products load on request, and are restored on the way back', async ({ page }) => {
    await page.goto('/')
    await waitUntilLoaded(page)
    const total = /of (\d+)/.exec((await productsRegion(page).getByRole('status').textContent()) ?? '')?.[1]
    await expect(productsRegion(page).getByText(`Showing 20 of ${total} products`)).toBeVisible()
    await productsRegion(page).getByRole('button', { name: en.home.loadMore }).click()
    await expect(productsRegion(page).getByText(`Showing 40 of ${total} products`)).toBeVisible()
    await expect(productsRegion(page).getByRole('article')).toHaveCount(40)
  })
})

test.describe('filtering', () => {
  test('on a desktop each filter is written to the address and read from it', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has a sheet')
    await page.goto('/')
    await waitUntilLoaded(page)
    const bar = page.getByRole('group', { name: 'Filters' })
    await bar.getByRole('button', { name: 'In stock' }).click()
    await expect(page).toHaveURL(/in_stock=true/)
    await bar.getByRole('textbox', { name: 'Lowest price' }).fill('20')
    await bar.getByRole('textbox', { name: 'Highest price' }).fill('$5')
    await bar.getByRole('textbox', { name: 'Highest price' }).press('Enter')
    await expect(bar.getByRole('textbox', { name: 'Highest price' })).toHaveValue('20')
    await expect(bar.getByRole('textbox', { name: 'Highest price' })).toBeFocused()
    await expect(page).toHaveURL(
      /min_price=5&max_price=20|max_price=20.*min_price=5|min_price=5.*max_price=20/,
    )
    await bar.getByRole('combobox', { name: 'Distance' }).selectOption('Within 25 miles')
    await bar.getByRole('combobox', { name: 'Sort products' }).selectOption(en.shopping.sort.options.cheapest)
    await expect(page).toHaveURL(/radius=25/)
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(activeFilterList(page).getByRole('button')).toHaveCount(4)
    await waitUntilLoaded(page)
    const prices = (await productsRegion(page).getByRole('article').allTextContents()).map((text) =>
      Number(/\$(\d+\.\d\d)/.exec(text)?.[1]),
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...prices)).toBeLessThanOrEqual(20)

    await activeFilterList(page).getByRole('button', { name: 'Remove filter $5–$20' }).click()
    await expect(page).not.toHaveURL(/price/)
    await expect(activeFilterList(page)).toBeFocused()
    await activeFilterList(page).getByRole('button', { name: en.home.clearFilters }).click()
    await expect(page).toHaveURL('/?sort=cheapest')
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/radius=25/)
  })

  test('on a phone filters are tried in a sheet and applied together', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has a bar')
    await page.goto('/')
    await waitUntilLoaded(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'In stock' }).click()
    await sheet.getByRole('textbox', { name: 'Highest price' }).fill('4')
    await sheet.getByRole('textbox', { name: 'Highest price' }).press('Enter')
    await sheet.getByRole('combobox', { name: 'Distance' }).selectOption('Within 10 miles')
    await expect(page).toHaveURL('/')
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ })
    await expect(async () => {
      const few = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
      expect(few).toBeLessThan(100)
    }).toPass()
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/in_stock=true/)
    await expect(page).toHaveURL(/max_price=4/)
    await expect(
      productsRegion(page).getByText(new RegExp(`^Showing \\d+ of ${count} products$`)),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible()
  })

  test('a link with invalid filters shows home', async ({ request }) => {
    for (const odd of [
      'category=Toys',
      'radius=7',
      'min_price=cheap',
      'sort=best',
      'shop=mine',
      'utm_source=x',
    ])
      expect([odd, (await request.get(`/?${odd}`)).status()]).toEqual([odd, 200])
  })

  test('a shared link shows the same without scripts', async ({ page, browser }) => {
    const link = '/?search=tea&in_stock=true&max_price=15&radius=50&sort=nearest'
    await page.goto(link)
    await waitUntilLoaded(page)
    const names = await productsRegion(page).getByRole('heading', { level: 3 }).allTextContents()
    expect(names.length).toBeGreaterThan(0)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(new URL(link, page.url()).href)
    expect(await productsRegion(plain).getByRole('heading', { level: 3 }).allTextContents()).toEqual(names)
    await expect(
      activeFilterList(plain).getByRole('button', { name: 'Remove filter Up to $15' }),
    ).toBeVisible()
    await context.close()
  })

  test('an empty result names each filter, and one click clears them all', async ({ page }) => {
    await page.goto('/?search=zzzzqqqq&category=Gifts&in_stock=true&open_now=true&max_price=5&radius=1')
    await waitUntilLoaded(page)
    const { empty } = en.shopping
    await expect(page.getByRole('heading', { name: empty.notFound('zzzzqqqq') })).toBeVisible()
    for (const reason of [
      empty.search,
      empty.category('Gifts'),
      empty.inStock,
      empty.openNow,
      empty.priceUpTo('$5'),
      empty.radius({ miles: 1, location: 'Mariposa, CA' }),
    ])
      await expect(productsRegion(page).getByText(reason).first()).toBeVisible()
    await productsRegion(page).getByRole('button', { name: en.home.clearFilters }).click()
    await expect(page).toHaveURL('/')
    await expect(productsRegion(page).getByRole('article').first()).toBeVisible()
  })
})
