import { texts } from '@mainstreet/contract/texts.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settled } from './screens.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search products and shops' })
const products = (page: Page) => page.getByRole('region', { name: 'Products' })
/** What a text field proposes, and not what a select holds. */
const proposed = (page: Page) => page.getByRole('listbox').getByRole('option')
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const nearbyShop = (page: Page) => page.getByRole('button', { name: /^Show only / })
/** In the list of the desk or in the sheet of the phone, whichever is seen. */
const seenShops = (page: Page) => nearbyShop(page).filter({ visible: true })

type Point = [x: number, y: number]

/** Real fingers, which Playwright has not: each goes from where it is set down to where it is lifted. */
async function handOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    })
  return {
    async move(from: Point[], to: Point[], steps: number) {
      await touch('touchStart', from)
      for (let step = 1; step <= steps; step++)
        await touch(
          'touchMove',
          from.map(([x, y], at) => {
            const [toX, toY] = to[at] ?? [x, y]
            return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]
          }),
        )
      // at rest: what is let go in motion is thrown
      await page.waitForTimeout(80)
      await touch('touchMove', to)
      await touch('touchEnd', [])
    },
  }
}

test.describe('searching', { tag: '@once' }, () => {
  test('a slip of the finger is forgiven, the match is marked, and the keyboard is enough', async ({
    page,
  }) => {
    await page.goto('/')
    await settled(page)
    await search(page).focus()
    await page.keyboard.type('c')
    await expect(proposed(page)).toHaveCount(0)
    await page.keyboard.type('offe')
    const options = proposed(page)
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(8)
    await expect(options.first().locator('mark')).toHaveText(/^coffe/i)
    await expect(search(page)).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(search(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    )
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(search(page)).not.toHaveAttribute('aria-activedescendant', /.+/)
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveAttribute('aria-expanded', 'false')

    await search(page).fill('choclate')
    await expect(options.filter({ hasText: /chocolate/i }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const chosen = (await page.locator('[role=option][aria-selected=true]').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  })

  test('what is searched for stands in the address; nothing is searched for with blanks', async ({
    page,
  }) => {
    await page.goto('/')
    await search(page).fill('   ')
    await search(page).press('Enter')
    await expect(page).toHaveURL('/')
    await search(page).fill('  coffee ')
    await search(page).press('Enter')
    await expect(page).toHaveURL('/?search=coffee')
    await expect(
      page
        .getByRole('region', { name: /^Shops? by this name/ })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await expect(products(page).getByRole('article').first()).toBeVisible()
    await expect(products(page).getByText(/^Showing \d+ of \d+ products$/)).toBeVisible()
    await expect(search(page)).toHaveValue('coffee')
  })

  test('more is shown when it is asked for, and found again on the way back', async ({ page }) => {
    await page.goto('/')
    await settled(page)
    const total = /of (\d+)/.exec((await products(page).getByRole('status').textContent()) ?? '')?.[1]
    await expect(products(page).getByText(`Showing 20 of ${total} products`)).toBeVisible()
    await products(page).getByRole('button', { name: texts.home.loadMore }).click()
    await expect(products(page).getByText(`Showing 40 of ${total} products`)).toBeVisible()
    await expect(products(page).getByRole('article')).toHaveCount(40)
  })
})

test.describe('filtering', () => {
  test('on a desk each filter goes into the address and comes out of it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has a sheet')
    await page.goto('/')
    await settled(page)
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
    await bar.getByRole('combobox', { name: 'Sort products' }).selectOption('Price, low to high')
    await expect(page).toHaveURL(/radius=25/)
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(active(page).getByRole('button')).toHaveCount(4)
    await settled(page)
    const prices = (await products(page).getByRole('article').allTextContents()).map((text) =>
      Number(/\$(\d+\.\d\d)/.exec(text)?.[1]),
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...prices)).toBeLessThanOrEqual(20)

    await active(page).getByRole('button', { name: 'Remove filter $5 to $20' }).click()
    await expect(page).not.toHaveURL(/price/)
    await expect(active(page)).toBeFocused()
    await active(page).getByRole('button', { name: texts.home.clearFilters }).click()
    await expect(page).toHaveURL('/?sort=cheapest')
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/radius=25/)
  })

  test('on a phone they are tried in a sheet and taken together', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk has a bar')
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: 'Filters' }).click()
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
    await expect(products(page).getByText(new RegExp(`^Showing \\d+ of ${count} products$`))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible()
  })

  test('a link that asks for what there is not shows the street', { tag: '@once' }, async ({ request }) => {
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

  test('a link that is shared shows the same without any script', { tag: '@once' }, async ({
    page,
    browser,
  }) => {
    const link = '/?search=tea&in_stock=true&max_price=15&radius=50&sort=nearest'
    await page.goto(link)
    await settled(page)
    const names = await products(page).getByRole('heading', { level: 3 }).allTextContents()
    expect(names.length).toBeGreaterThan(0)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(new URL(link, page.url()).href)
    expect(await products(plain).getByRole('heading', { level: 3 }).allTextContents()).toEqual(names)
    await expect(active(plain).getByRole('button', { name: 'Remove filter Up to $15' })).toBeVisible()
    await context.close()
  })

  test('where nothing is left each filter is named, and one press clears them all', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/?search=zzzzqqqq&category=Gifts&in_stock=true&open_now=true&max_price=5&radius=1')
    await settled(page)
    await expect(
      page.getByRole('heading', {
        name: 'Nothing found for “zzzzqqqq” in Gifts, in stock, open now, up to $5, within 1 mile of Mariposa, CA',
      }),
    ).toBeVisible()
    for (const reason of [
      /shorter word/,
      /Gifts alone/,
      /sold out/,
      /closed at this hour/,
      /up to \$5/,
      /1 mile/,
    ])
      await expect(products(page).getByText(reason).first()).toBeVisible()
    await products(page).getByRole('button', { name: texts.home.clearFilters }).click()
    await expect(page).toHaveURL('/')
    await expect(products(page).getByRole('article').first()).toBeVisible()
  })
})

test.describe('the place', () => {
  async function openPicker(page: Page, isMobile: boolean) {
    if (!isMobile) return page.getByRole('combobox', { name: 'Location' }).filter({ visible: true })
    await page.getByRole('button', { name: 'Mariposa, CA' }).click()
    const dialog = page.getByRole('dialog', { name: texts.location.modalTitle })
    return dialog.getByRole('combobox', { name: 'Location' })
  }

  test('is chosen from what is proposed, and the street is seen from there', async ({ page, isMobile }) => {
    await page.goto('/')
    await settled(page)
    const field = await openPicker(page, isMobile)
    const asked: (string | null)[] = []
    page.on('request', (one) => {
      const { pathname, searchParams } = new URL(one.url())
      if (pathname === '/api/location/search') asked.push(searchParams.get('q'))
    })
    await field.fill('zzzzqq')
    await expect(page.getByText(texts.location.none).filter({ visible: true }).first()).toBeVisible()
    await field.fill('oakh')
    await expect(page.getByRole('option', { name: /^Oakhurst/ }).first()).toBeVisible()
    expect(asked).toEqual(['zzzzqq', 'oakh'])
    await field.press('Enter')
    const seen = isMobile ? page.getByRole('button', { name: 'Oakhurst, CA 93644' }) : field
    if (isMobile) await expect(seen).toBeVisible()
    else {
      await expect(seen).toHaveValue('Oakhurst, CA 93644')
      await field.fill('nowhere that was chosen')
      await field.press('Tab')
      await expect(seen).toHaveValue('Oakhurst, CA 93644')
    }
    await page.goto('/?sort=nearest')
    await settled(page)
    await expect(products(page).getByRole('article').first()).toContainText(/\d ft|[0-9]\.\d mi/)
  })

  test('is where the device says, and the default where it says nothing', async ({
    page,
    context,
    isMobile,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.3476, longitude: -119.6449 })
    await page.goto('/')
    await settled(page)
    const field = await openPicker(page, isMobile)
    await field.click()
    await page.getByRole('option', { name: 'Use my location' }).click()
    const here = page.getByText('Oakhurst, CA 93644').filter({ visible: true }).first()
    await expect(isMobile ? page.getByRole('button', { name: 'Oakhurst, CA 93644' }) : here).toBeVisible()

    await context.clearPermissions()
    await page.evaluate(() => localStorage.removeItem('mainstreet_place'))
    await page.reload()
    await settled(page)
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: 1 } as GeolocationPositionError)
    })
    const again = await openPicker(page, isMobile)
    await again.click()
    await page.getByRole('option', { name: 'Use my location' }).click()
    await expect(page.getByText('Your location could not be found')).toBeVisible()
  })
})

test.describe('the shops around', () => {
  test('ten at most, each with its facts; a chosen one filters the street', async ({ page, isMobile }) => {
    await page.goto('/')
    await settled(page)
    const handle = page.getByRole('button', { name: /^Nearby Shops/ })
    if (isMobile) await handle.press('ArrowUp')
    await expect(seenShops(page).first()).toBeVisible()
    expect(await nearbyShop(page).count()).toBeLessThanOrEqual(20)
    const card = page
      .getByRole('article')
      .filter({ has: seenShops(page) })
      .first()
    await expect(card).toContainText(/\d+ products? · [\d,]+ ft/)
    await expect(card.getByRole('link', { name: /CA/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search/,
    )

    const name = ((await seenShops(page).first().textContent()) ?? '').trim()
    await seenShops(page).first().click()
    await expect(page).toHaveURL(/shop=/)
    await expect(active(page).getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
    if (isMobile) {
      await expect(handle).toHaveAttribute('aria-expanded', 'false')
      await expect(handle).toContainText(name)
    } else await expect(seenShops(page).first()).toHaveAttribute('aria-pressed', 'true')
    await settled(page)
    for (const text of await products(page).getByRole('article').allTextContents())
      expect(text).toContain(name)
  })

  test('the sheet has three stops, by drag, by press and by key', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk has a list')
    await page.goto('/')
    await settled(page)
    const sheet = page.getByRole('region', { name: 'Nearby Shops' })
    const handle = sheet.getByRole('button', { name: /^Nearby Shops/ })
    const height = async () => Math.round(((await sheet.boundingBox())?.height ?? 0) / 8.44)
    await expect.poll(height).toBe(8)
    await handle.click()
    await expect.poll(height).toBe(52)
    await handle.press('ArrowUp')
    await expect.poll(height).toBe(88)
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Map' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.poll(height).toBe(8)
    await expect(handle).toBeFocused()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')

    const box = await handle.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 30]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 200, { steps: 4 })
    await expect.poll(height).toBeGreaterThan(25)
    await page.mouse.move(x, y - 330, { steps: 8 })
    await page.waitForTimeout(100)
    await page.mouse.move(x, y - 331)
    await page.mouse.up()
    await expect.poll(height).toBe(52)
  })

  test('fingers pull the sheet, pinch the map and move it, and the shops there are searched', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a desk has no fingers')
    await page.goto('/')
    await settled(page)
    const hand = await handOn(page)
    const sheet = page.getByRole('region', { name: 'Nearby Shops' })
    const handle = sheet.getByRole('button', { name: /^Nearby Shops/ })
    const pull = async (by: number, steps: number) => {
      const box = await handle.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 30]
      await hand.move([[x, y]], [[x, y + by]], steps)
    }
    await pull(-340, 20)
    await expect(handle).toContainText('half open')
    await pull(-300, 20)
    await expect(handle).toContainText(/, open$/)
    await pull(650, 20)
    await expect(handle).toContainText('closed')

    await page.goto('/?view=map')
    const map = page.getByRole('region', { name: 'Map of nearby shops' })
    const pins = map.locator('.maplibregl-marker').getByRole('button')
    await expect(pins).toHaveCount(10)
    const middle = async () => {
      const box = await map.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 220 }
    }
    const apart = async () => {
      const [one, other] = await Promise.all([pins.nth(0).boundingBox(), pins.nth(9).boundingBox()])
      return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))
    }
    const before = await apart()
    const { x, y } = await middle()
    await hand.move(
      [
        [x - 110, y],
        [x + 110, y],
      ],
      [
        [x - 25, y],
        [x + 25, y],
      ],
      10,
    )
    await expect.poll(apart).toBeLessThan(before * 0.6)

    const names = () => pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')))
    const shown = await names()
    const searchHere = map.getByRole('button', { name: 'Search this area' })
    await expect(searchHere).toHaveCount(0)
    for (let at = 0; at < 3; at++)
      await hand.move(
        [
          [x - 40, y + 130],
          [x + 40, y + 130],
        ],
        [
          [x - 40, y - 130],
          [x + 40, y - 130],
        ],
        10,
      )
    await searchHere.click()
    await expect(searchHere).toHaveCount(0)
    await expect.poll(names).not.toEqual(shown)
    await expect(pins).toHaveCount(10)
    await expect(map.locator('canvas')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Mariposa, CA', exact: true })).toHaveCount(0)
  })

  test('the map has the same shops as the list, and its pins are pressed by key', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    await settled(page)
    if (isMobile) await page.getByRole('button', { name: /^Nearby Shops/ }).press('ArrowUp')
    await page.getByRole('button', { name: 'Map' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/view=map/)
    const map = page.getByRole('region', { name: 'Map of nearby shops' })
    const pins = map.locator('.maplibregl-marker').getByRole('button')
    await expect(pins).toHaveCount(10)
    const names = await nearbyShop(page).evaluateAll((all) =>
      all.slice(0, 10).map((one) => one.textContent ?? ''),
    )
    for (const [at, name] of names.entries())
      await expect(pins.nth(at)).toHaveAccessibleName(
        new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, `),
      )

    await pins.nth(2).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/shop=/)
    await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(nearbyShop(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(active(page).getByRole('button', { name: `Remove filter ${names[2]}` })).toBeVisible()
    await page.reload()
    await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'true')

    const card = map.getByRole('article')
    await expect(card.getByRole('link', { name: names[2] ?? '', exact: true })).toHaveAttribute(
      'href',
      /^\/shop\//,
    )
    await expect(card.getByRole('link', { name: /^Streets around / })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search/,
    )
    await card.getByRole('button', { name: `Close ${names[2]}` }).click()
    await expect(card).toHaveCount(0)
    await expect(page).not.toHaveURL(/shop=/)
  })

  test('a post at the edge of the map leads to the next town', { tag: '@once' }, async ({ page }) => {
    await page.goto('/?view=map')
    const map = page.getByRole('region', { name: 'Map of nearby shops' })
    await expect(map).toContainText('Streets are not drawn here')
    const posts = map.getByRole('list', { name: 'Neighbouring towns' }).getByRole('button')
    await posts.filter({ hasText: 'Midpines' }).focus()
    await expect(posts.filter({ hasText: 'Midpines' })).toHaveAccessibleName(
      'Look around Midpines, 6.3 mi north',
    )
    await page.keyboard.press('Enter')
    await expect(map.getByRole('img', { name: 'Midpines, CA' })).toBeVisible()
    await expect(posts.filter({ hasText: 'Midpines' })).toHaveCount(0)
  })
})
