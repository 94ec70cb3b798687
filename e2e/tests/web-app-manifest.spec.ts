import { expect, test } from '../fixtures/base-test.ts'

test('the app can be installed, with its icons and shortcuts', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const { url, data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, shortcuts } = JSON.parse(data ?? '') as {
    icons: { src: string; type: string }[]
    shortcuts: { url: string }[]
  }
  for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
    const response = await page.request.get(new URL(src, url).href)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type])
  }
  for (const shortcut of shortcuts) expect((await page.request.get(shortcut.url)).status()).toBe(200)
})
