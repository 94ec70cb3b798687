import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { productsRegion } from '../fixtures/home-page.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'

test.describe('the location', () => {
  async function openPicker(page: Page, isMobile: boolean) {
    if (!isMobile) return page.getByRole('combobox', { name: 'Location' }).filter({ visible: true })
    await page.getByRole('button', { name: 'Mariposa, CA' }).click()
    const dialog = page.getByRole('dialog', { name: en.location.modalTitle })
    return dialog.getByRole('combobox', { name: 'Location' })
  }

  test('is chosen from suggestions, and applies at once', async ({ page, isMobile }) => {
    await page.goto('/?sort=nearest')
    await waitUntilLoaded(page)
    const field = await openPicker(page, isMobile)
    const requestedQueries: (string | null)[] = []
    page.on('request', (one) => {
      const { pathname, searchParams } = new URL(one.url())
      if (pathname === '/api/location/search') requestedQueries.push(searchParams.get('q'))
    })
    await field.fill('zzzzqq')
    await expect(page.getByText(en.location.none).filter({ visible: true }).first()).toBeVisible()
    await field.fill('oakh')
    await expect(page.getByRole('option', { name: /^Oakhurst/ }).first()).toBeVisible()
    expect(requestedQueries).toEqual(['zzzzqq', 'oakh'])
    await field.press('Enter')
    const seen = isMobile ? page.getByRole('button', { name: 'Oakhurst, CA 93644' }) : field
    if (isMobile) await expect(seen).toBeVisible()
    else {
      await expect(seen).toHaveValue('Oakhurst, CA 93644')
      await field.fill('nowhere that was chosen')
      await field.press('Tab')
      await expect(seen).toHaveValue('Oakhurst, CA 93644')
    }
    // the grid updates at once, and so does the server-rendered page
    const first = productsRegion(page).getByRole('article').first()
    await expect(first).toContainText(/· ?([\d,]+ ft|[0-5]\.\d mi)/)
    let name = ''
    await expect(async () => {
      name = (await first.getByRole('heading').textContent()) ?? ''
      const html = await (await page.request.get('/?sort=nearest')).text()
      expect(html).toContain('Oakhurst, CA 93644')
      expect(html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(name)
    }).toPass()
    await page.reload()
    await waitUntilLoaded(page)
    await expect(first.getByRole('heading')).toHaveText(name)
    await expect(page.getByRole('region', { name: en.shopping.openShops.label })).not.toContainText(
      'Mariposa',
    )
    const distances = async () => {
      const texts = await productsRegion(page).getByRole('article').locator('p').allTextContents()
      return texts.map((text) => {
        const [, number = '', unit] = /([\d.,]+) (ft|mi)$/.exec(text) ?? []
        return Number(number.replace(',', '')) / (unit === 'ft' ? 5280 : 1)
      })
    }
    await page.getByRole('button', { name: en.home.loadMore }).click()
    await expect.poll(async () => (await distances()).length).toBeGreaterThan(30)
    const miles = await distances()
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  })

  test("is the device's position, or the default without one", async ({ page, context, isMobile }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.3476, longitude: -119.6449 })
    await page.goto('/')
    await waitUntilLoaded(page)
    const field = await openPicker(page, isMobile)
    await field.click()
    await page.getByRole('option', { name: en.shopping.location.useDevice }).click()
    const here = page.getByText('Oakhurst, CA 93644').filter({ visible: true }).first()
    await expect(isMobile ? page.getByRole('button', { name: 'Oakhurst, CA 93644' }) : here).toBeVisible()

    await context.clearPermissions()
    await context.clearCookies({ name: 'mainstreet_location' })
    await page.reload()
    await waitUntilLoaded(page)
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: 1 } as GeolocationPositionError)
    })
    const searchAgain = await openPicker(page, isMobile)
    await searchAgain.click()
    await page.getByRole('option', { name: en.shopping.location.useDevice }).click()
    await expect(page.getByText(en.shopping.location.notFound)).toBeVisible()
  })
})
