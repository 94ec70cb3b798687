import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilHydrated } from '../fixtures/screens.ts'
import { dragFingers, getCenter } from '../fixtures/touch.ts'

test.skip(({ hasTouch }) => !hasTouch, 'fingers need glass')

const resetZoomButton = (page: Page) => page.getByRole('button', { name: /reset zoom$/ })

test('an image can be changed, pinched, panned and double-tapped by touch', async ({ page, demoApi }) => {
  const product = await demoApi.findMerchantProduct()
  const others = await demoApi.findProductsOfShops(2)
  const images = [product, ...others].flatMap(({ image }) => image ?? [])
  expect(images).toHaveLength(3)
  await demoApi.setImages(product.id, images)
  try {
    await page.goto(`/product/${product.id}`)
    await waitUntilHydrated(page)
    const tile = page.getByRole('button', { name: en.shopping.product.enlarge(product.name) })
    const at = await getCenter(tile)
    const aside = (by: number, down = 0) => ({ x: at.x + by, y: at.y + down })

    await dragFingers(page, [{ from: aside(60), to: aside(-60) }])
    await expect(page.getByRole('button', { name: 'Image 2 of 3' })).toHaveAttribute('aria-pressed', 'true')
    // browsers use a tap right after a swipe only to stop it
    await tile.click()
    const zoom = page.getByRole('dialog')
    await expect(zoom.getByText('2 of 3')).toBeVisible()

    await dragFingers(page, [{ from: aside(60), to: aside(-60) }])
    await expect(zoom.getByText('3 of 3')).toBeVisible()
    await expect(zoom.getByRole('button', { name: en.app.zoom.next })).toBeDisabled()
    // the panning limit depends on the image's size
    await expect(zoom.getByRole('img')).toHaveJSProperty('complete', true)

    await dragFingers(page, [
      { from: aside(-40), to: aside(-80) },
      { from: aside(40), to: aside(80) },
    ])
    await expect(resetZoomButton(page)).toHaveText('200%')
    const before = await zoom.getByRole('img').boundingBox()
    await dragFingers(page, [{ from: at, to: aside(50, 30) }])
    const after = await zoom.getByRole('img').boundingBox()
    expect([after?.x, after?.y]).toEqual([(before?.x ?? 0) + 50, before?.y])
    // while zoomed in, a swipe pans the image and does not change it
    await expect(zoom.getByText('3 of 3')).toBeVisible()

    const twice = async () => {
      for (const _ of [1, 2]) await dragFingers(page, [{ from: at, to: at }])
    }
    await twice()
    await expect(resetZoomButton(page)).toHaveText('100%')
    await twice()
    await expect(resetZoomButton(page)).toHaveText('250%')
    await twice()
    await expect(resetZoomButton(page)).toHaveText('100%')

    await page.keyboard.press('ArrowLeft')
    await expect(zoom.getByText('2 of 3')).toBeVisible()
    await zoom.getByRole('button', { name: 'Close' }).tap()
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('button', { name: 'Image 2 of 3' })).toHaveAttribute('aria-pressed', 'true')
  } finally {
    await demoApi.setImages(product.id, images.slice(0, 1))
  }
})
