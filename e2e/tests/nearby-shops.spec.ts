import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { activeFilterList, productsRegion } from '../fixtures/home-page.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter products by / })
const nearbyShop = (page: Page) => page.locator('[data-shop-link]')
/** In the list of the desktop or the sheet of the phone, whichever is visible. */
const visibleShops = (page: Page) => nearbyShop(page).filter({ visible: true })

type Point = [x: number, y: number]

/** Real touch input, which Playwright does not have: each touch moves from its start to its end. */
async function createTouch(page: Page) {
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
      // held still: a release in motion would be a fling
      await page.waitForTimeout(80)
      await touch('touchMove', to)
      await touch('touchEnd', [])
    },
  }
}

test.describe('the shops around', () => {
  test('are at most ten, each with its facts; a card opens its shop, its button filters the grid', {
    tag: '@desktop',
  }, async ({ page, isMobile }) => {
    await page.goto('/')
    await waitUntilLoaded(page)
    const handle = page.getByRole('button', { name: /^Nearby Shops/ })
    if (isMobile) await handle.press('ArrowUp')
    await expect(visibleShops(page).first()).toBeVisible()
    expect(await nearbyShop(page).count()).toBeLessThanOrEqual(20)
    const card = page
      .getByRole('article')
      .filter({ has: visibleShops(page), hasText: /[1-9] products? · / })
      .first()
    await expect(card).toContainText(/\d+ products? · [\d,]+ ft/)
    await expect(card.getByRole('link', { name: /CA/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search/,
    )

    const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
    await card.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(/\/shop\//)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto('/')
    await waitUntilLoaded(page)
    if (isMobile) await handle.press('ArrowUp')
    const filter = page.getByRole('button', { name: `Filter products by ${name}` }).filter({ visible: true })
    await filter.click()
    await expect(page).toHaveURL(/shop=/)
    await expect(activeFilterList(page).getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
    if (isMobile) {
      await expect(handle).toHaveAttribute('aria-expanded', 'false')
      await expect(handle).toContainText(name)
    } else await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await waitUntilLoaded(page)
    for (const text of await productsRegion(page).getByRole('article').allTextContents())
      expect(text).toContain(name)
  })

  test('are in a sheet with three heights, by drag, by click and by key', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has a list')
    await page.goto('/')
    await waitUntilLoaded(page)
    const sheet = page.getByRole('region', { name: 'Nearby Shops' })
    const handle = sheet.getByRole('button', { name: /^Nearby Shops/ })
    const height = async () => Math.round(((await sheet.boundingBox())?.height ?? 0) / 8.44)
    await expect.poll(height).toBe(8)
    await handle.click()
    await expect.poll(height).toBe(52)
    await handle.press('ArrowUp')
    await expect.poll(height).toBe(88)
    await page.keyboard.press('Tab')
    await expect(sheet.locator('[data-shop-link]').first()).toBeFocused()
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

  test('can be found by touch: drag the sheet, pinch and move the map, and search there', {
    tag: '@hard',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no fingers')
    await page.goto('/')
    await waitUntilLoaded(page)
    const hand = await createTouch(page)
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
    await expect(pins.nth(5)).toBeVisible()
    const middle = async () => {
      const box = await map.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 220 }
    }
    const scale = map.locator('.maplibregl-ctrl-scale')
    const before = (await scale.textContent()) ?? ''
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
    await expect(scale).not.toHaveText(before)

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
    await expect(map.locator('canvas')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Mariposa, CA', exact: true })).toHaveCount(0)
  })

  test('are on a map with all others in its area, and its pins work by keyboard', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    await waitUntilLoaded(page)
    if (isMobile) {
      // the list of the sheet exists from then on
      const handle = page.getByRole('button', { name: /^Nearby Shops/ })
      await handle.press('ArrowUp')
      await handle.press('ArrowDown')
    }
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/view=map/)
    const map = page.getByRole('region', { name: 'Map of nearby shops' })
    const markers = map.locator('.maplibregl-marker').getByRole('button')
    const pins = map.locator('.maplibregl-marker').getByRole('button', { name: /, / })
    // the list has ten
    await expect.poll(() => markers.count()).toBeGreaterThan(10)
    const boxes = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const overlaps = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < 36 &&
            Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < 24,
        ),
    )
    expect(overlaps).toEqual([])
    const listed = await nearbyShop(page).evaluateAll((all) =>
      all.slice(0, 10).map((one) => one.textContent ?? ''),
    )
    const pinned = (await pins.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
      .map((label) => listed.find((name) => label.startsWith(`${name}, `)))
      .filter((name) => name !== undefined)
    // nearest first, as in the list
    expect(pinned.length).toBeGreaterThan(2)
    expect(pinned).toEqual(listed.filter((name) => pinned.includes(name)))

    const chosen = pinned[2] ?? ''
    const pin = map.getByRole('button', {
      name: new RegExp(`^${chosen.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, `),
    })
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/shop=/)
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(filterButton(page).nth(listed.indexOf(chosen))).toHaveAttribute('aria-pressed', 'true')
    await expect(
      activeFilterList(page).getByRole('button', { name: `Remove filter ${chosen}` }),
    ).toBeVisible()
    await page.reload()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')

    const card = map.getByRole('article')
    await expect(card.getByRole('link', { name: chosen, exact: true })).toHaveAttribute('href', /^\/shop\//)
    await expect(card.getByRole('link', { name: /^Directions to / })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search/,
    )
    await card.getByRole('button', { name: `Close details of ${chosen}` }).click()
    await expect(card).toHaveCount(0)
    await expect(page).not.toHaveURL(/shop=/)
  })

  test('far away many shops are one cluster, which zooms in', { tag: '@hard' }, async ({ page }) => {
    await page.goto('/?view=map')
    const map = page.getByRole('region', { name: 'Map of nearby shops' })
    await expect(map).toContainText(en.shopping.map.note)
    const clusters = map.getByRole('button', { name: /^\d+ shops here. Zoom in$/ })
    const zoomOut = map.getByRole('button', { name: 'Zoom out' })
    await expect(async () => {
      await zoomOut.click()
      await expect(clusters.first()).toBeVisible({ timeout: 1500 })
    }).toPass()
    const scale = map.locator('.maplibregl-ctrl-scale')
    const before = (await scale.textContent()) ?? ''
    await clusters.first().focus()
    await page.keyboard.press('Enter')
    await expect(scale).not.toHaveText(before)
    await expect(map.locator('canvas')).toBeFocused()
  })
})
