import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { getLaunchOptions } from '../launch-options.ts'

/** What the browser shows as its camera: JPEG images one after the other, read when the camera starts. */
const videoFile = fileURLToPath(
  new URL(`../../test-results/camera-${process.env.TEST_PARALLEL_INDEX ?? 0}.mjpeg`, import.meta.url),
)
const launchOptions = await getLaunchOptions()
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${videoFile}`,
    ],
  },
})

/** The camera sees this page. */
async function pointCameraAt(page: Page) {
  const image = await page.screenshot({ type: 'jpeg', quality: 90 })
  mkdirSync(dirname(videoFile), { recursive: true })
  writeFileSync(videoFile, Buffer.concat(Array.from({ length: 5 }, () => image)))
}

test('a shop scans a pickup pass and hands the order over', async ({
  page,
  context,
  browser,
  demoApi,
  baseURL,
}) => {
  const { order } = await demoApi.placeReservation()
  const closeUp = { viewport: { width: 400, height: 300 }, deviceScaleFactor: 2 }
  const customer = await (await browser.newContext({ baseURL, ...closeUp })).newPage()
  await customer.goto(await demoApi.getPickupPassPath(order))
  await customer.getByRole('img', { name: en.orders.pass.qrCode(order.shop_name) }).scrollIntoViewIfNeeded()
  await pointCameraAt(customer)

  await demoApi.signInContext(context, 'merchant')
  // a page that was opened elsewhere may not use the camera
  await page.goto('/shop-owner-dashboard')
  await waitUntilLoaded(page)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await page.getByRole('button', { name: 'Scan pass' }).click()
  const dialog = page.getByRole('dialog', { name: `Hand over to ${order.customer_name}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm pickup', exact: true }).click()
  await expect(page.getByText('Picked up.', { exact: true })).toBeVisible()
  await customer.reload()
  await expect(customer.getByText(en.orders.pass.closed.completed(order.shop_name))).toBeVisible()
})
