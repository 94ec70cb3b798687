import { en } from '@mainstreet/contract/messages/en.ts'
import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { chooseRowAction } from '../fixtures/row-menu.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { dragFingers, getCenter } from '../fixtures/touch.ts'

/** Eight pixels wide, green. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOQjXLFihiGlgQAU9YvAegLfwQAAAAASUVORK5CYII=',
  'base64',
)

test('a merchant creates a product, changes price and stock, archives and restores it', async ({
  page,
  context,
  demoApi,
}) => {
  const name = `Lantern ${crypto.randomUUID().slice(0, 8)}`
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products')
  await page.getByRole('button', { name: enDashboard.merchant.products.newProduct }).click()

  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'lantern.png', mimeType: 'image/png', buffer: photo })
  await expect(dialog.getByRole('button', { name: en.media.crop(undefined) })).toBeEnabled()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel(enDashboard.merchant.products.editor.price).fill('24.5')
  await dialog.getByLabel(enDashboard.merchant.products.editor.stock).fill('3')
  await dialog.getByRole('button', { name: enDashboard.merchant.products.editor.publish }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: enDashboard.merchant.products.search }).fill(name)
  await expect(page).toHaveURL(/search=Lantern/)
  const price = page.getByRole('textbox', { name: `Price of ${name}` })
  await expect(price).toHaveValue('24.50')
  await price.fill('19.9')
  await price.press('Enter')
  await expect(price).toHaveValue('19.90')
  const stock = page.getByRole('textbox', { name: `Stock of ${name}` })
  await stock.fill('7')
  await stock.press('Enter')
  await expect(page.getByLabel('Saved').last()).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue('19.90')
  await expect(stock).toHaveValue('7')

  await chooseRowAction(page, name, enDashboard.merchant.products.menu.archive)
  await expect(price).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toBeVisible()

  await page.getByRole('checkbox', { name: enDashboard.merchant.products.select(name) }).check()
  await page.getByRole('button', { name: 'Archive 1' }).click()
  await expect(price).toBeHidden()
})

test('a price and a stock typed wrong stay as typed, say why and change nothing until they are corrected', async ({
  page,
  context,
  demoApi,
}) => {
  const name = `Lantern ${crypto.randomUUID().slice(0, 8)}`
  await demoApi.createProduct(name)
  await demoApi.signInContext(context, 'merchant')
  await page.goto(`/shop-owner-dashboard?view=products&search=${encodeURIComponent(name)}`)
  const price = page.getByRole('textbox', { name: `Price of ${name}` })
  const stock = page.getByRole('textbox', { name: `Stock of ${name}` })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))

  for (const typed of ['12,50,1', '1e3', '']) {
    await price.fill(typed)
    await price.press('Enter')
    await expect(price).toHaveValue(typed)
    await expect(price).toHaveAccessibleDescription('Enter a price such as 12.50')
  }
  await stock.fill('-3')
  await stock.blur()
  await expect(stock).toHaveValue('-3')
  await expect(stock).toHaveAccessibleDescription('Enter 0 or more')
  expect(sent).toEqual([])

  await price.fill('12.50')
  await price.press('Enter')
  await expect(page.getByLabel('Saved')).toBeVisible()
  await expect(price).toHaveAccessibleDescription('')
  await page.reload()
  await expect(price).toHaveValue('12.50')
  await expect(stock).toHaveValue('5')
})

test('a deletion names the open orders of the product, which are handed over all the same', async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  const name = `Lantern ${crypto.randomUUID().slice(0, 8)}`
  const texts = enDashboard.merchant.products
  const { order } = await demoApi.placeReservation(await demoApi.createProduct(name))
  await demoApi.signInContext(context, 'merchant')
  await page.goto(`/shop-owner-dashboard?view=products&search=${encodeURIComponent(name)}`)
  const row = page.getByRole('link', { name })
  const dialog = page.getByRole('dialog', { name: texts.deletion.title(name) })

  await chooseRowAction(page, name, texts.menu.delete)
  await expect(dialog).toContainText('1 open order includes it. You can still hand it over.')
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await expect(page.getByRole('button', { name: en.app.actionsFor(name) })).toBeFocused()
  await expect(row).toBeVisible()

  for (const isUndone of [true, false]) {
    await chooseRowAction(page, name, texts.menu.delete)
    await dialog.getByRole('button', { name: texts.deletion.confirm(1) }).click()
    await expect(row).toBeHidden()
    if (!isUndone) break
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
  }

  await page.goto('/shop-owner-dashboard?view=orders')
  await waitUntilLoaded(page)
  const card = page.locator(`article[aria-labelledby="${order.id}-who"]`)
  await expect(card).toContainText(name)
  await card.getByRole('button', { name: /^(Start|Accept|Confirm)/ }).click()
  if (isMobile) await page.getByRole('group', { name: 'Order status' }).getByText('Preparing').click()
  await card.getByRole('button', { name: enDashboard.orderBoard.actions.mark_ready }).click()
  if (isMobile) await page.getByRole('group', { name: 'Order status' }).getByText('Ready').click()
  await card.getByRole('button', { name: enDashboard.orderBoard.actions.hand_over }).click()
  const handOver = page.getByRole('dialog')
  await handOver.getByLabel(enDashboard.orderBoard.handOver.pickup.code).fill(order.pickup_code ?? '')
  await handOver.getByRole('button', { name: enDashboard.orderBoard.handOver.pickup.confirm }).click()
  await expect(card).toBeHidden()
})

test('images are cropped by keyboard, described, pasted and reordered, and a deletion is undone', async ({
  page,
  context,
  demoApi,
}) => {
  const name = `Lamp ${crypto.randomUUID().slice(0, 8)}`
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products&product=new')
  const dialog = page.getByRole('dialog', { name: enDashboard.merchant.products.newProduct })
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: photo })
  await expect(dialog.getByRole('button', { name: en.media.crop(undefined) })).toBeEnabled()

  await page.evaluate(
    (bytes) => {
      const file = new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' })
      for (const text of ['a copied text with its picture', '']) {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(file)
        if (text) clipboardData.setData('text/plain', text)
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
      }
    },
    [...photo],
  )
  await expect(dialog.getByRole('button', { name: en.media.crop(2) })).toBeEnabled()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByLabel(en.media.describe(1)).fill('A green lamp')
  await dialog.getByLabel(en.media.describe(2)).fill('The lamp, lit')

  const cropOne = dialog.getByRole('button', { name: en.media.crop(1) })
  await cropOne.focus()
  await page.keyboard.press('Enter')
  const crop = page.getByRole('dialog', { name: en.media.crop(1) })
  await crop.getByRole('group', { name: en.media.cropDialog.area }).focus()
  await expect(crop.locator('canvas')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await expect(crop.getByRole('slider', { name: en.media.cropDialog.zoom })).toHaveAttribute(
    'aria-valuetext',
    '140%',
  )
  await crop.getByRole('button', { name: en.media.cropDialog.apply }).click()
  await expect(crop).toBeHidden()
  await expect(cropOne).toBeEnabled()
  await dialog.getByRole('button', { name: en.media.moveForward(2) }).click()
  await expect(dialog.getByLabel(en.media.describe(1))).toHaveValue('The lamp, lit')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel(enDashboard.merchant.products.editor.price).fill('30')
  await dialog.getByRole('button', { name: enDashboard.merchant.products.editor.publish }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: enDashboard.merchant.products.search }).fill(name)
  const row = page.getByRole('link', { name })
  const id = new URL((await row.getAttribute('href')) ?? '', 'http://x').searchParams.get('product')
  await chooseRowAction(page, name, enDashboard.merchant.products.menu.delete)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await page.goto(`/product/${id}`)
  await expect(page.getByRole('img', { name: 'The lamp, lit' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Image 2 of 2: A green lamp' }).click()
  await expect(page.getByRole('img', { name: 'A green lamp' }).first()).toBeVisible()
})

test('images are cropped and reordered by touch', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no glass')
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products&product=new')
  const dialog = page.getByRole('dialog', { name: enDashboard.merchant.products.newProduct })
  const chosen = ['a', 'b'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: photo }))
  await dialog.locator('input[type=file][multiple]').setInputFiles(chosen)
  await expect(dialog.getByRole('button', { name: en.media.crop(2) })).toBeEnabled()
  await dialog.getByLabel(en.media.describe(1)).fill('The first')

  await dialog.getByRole('button', { name: en.media.crop(2) }).tap()
  const crop = page.getByRole('dialog', { name: en.media.crop(2) })
  await expect(crop.locator('canvas')).toBeVisible()
  const { x, y } = await getCenter(crop.getByRole('group', { name: en.media.cropDialog.area }))
  await dragFingers(page, [
    { from: { x: x - 40, y }, to: { x: x - 80, y } },
    { from: { x: x + 40, y }, to: { x: x + 80, y } },
  ])
  await expect(crop.getByRole('slider', { name: en.media.cropDialog.zoom })).toHaveAttribute(
    'aria-valuetext',
    '200%',
  )
  await crop.getByRole('button', { name: en.media.cropDialog.apply }).tap()
  await expect(dialog.getByRole('button', { name: en.media.crop(2) })).toBeEnabled()

  const tiles = dialog.getByRole('listitem')
  const grip = tiles.first().locator('.touch-none')
  await grip.scrollIntoViewIfNeeded()
  await dragFingers(page, [
    { from: await getCenter(grip), to: await getCenter(tiles.nth(1).getByRole('img')) },
  ])
  await expect(dialog.getByLabel(en.media.describe(2))).toHaveValue('The first')
})

test('an edit based on an old version shows both counts', async ({ page, context, demoApi, pageErrors }) => {
  pageErrors.allow(/status of 409/)
  await demoApi.signInContext(context, 'merchant')
  const product = await demoApi.findMerchantProduct()
  await page.goto(`/shop-owner-dashboard?view=products&search=${encodeURIComponent(product.name)}`)
  const stock = page.getByRole('textbox', { name: `Stock of ${product.name}`, exact: true }).first()
  await stock.fill(String(product.stock + 50))
  await demoApi.setStock(product.id, product.stock + 20)
  await stock.press('Enter')
  const dialog = page.getByRole('dialog', { name: /has changed$/ })
  await expect(dialog).toContainText(String(product.stock + 20))
  await dialog
    .getByRole('button', { name: enDashboard.merchant.products.inlineEdit.use(String(product.stock + 50)) })
    .click()
  await expect(stock).toHaveValue(String(product.stock + 50))
  await demoApi.setStock(product.id, product.stock)
})

test('a merchant pauses the shop, and reopens it with one click', async ({ page, context, demoApi }) => {
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=hours')
  const promise = page.getByRole('region', { name: enDashboard.merchant.hours.preview.title })
  await page.getByRole('button', { name: '1 hour' }).click()
  await expect(page.getByText(enDashboard.orderBoard.pause.customersSee)).toBeVisible()
  await expect(
    page.getByRole('heading', { name: enDashboard.orderBoard.pause.title }),
    'the keys stay there',
  ).toBeFocused()
  await expect(promise).toContainText('Not taking orders right now')
  await page.getByRole('button', { name: enDashboard.orderBoard.pause.resume }).click()
  await expect(promise).toContainText('Ready')
  await expect(page.getByRole('button', { name: '1 hour' })).toBeVisible()
})

test('an import file with an error names its line, and the corrected one is imported', async ({
  page,
  context,
  demoApi,
}) => {
  const name = `Teapot ${crypto.randomUUID().slice(0, 8)}`
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=products&product=import')
  const dialog = page.getByRole('dialog', { name: enDashboard.merchant.import.title })
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(`Title,Price,Qty\n${name},cheap,4`)
  await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText(
    enDashboard.merchant.import.fields.price,
  )
  await dialog.getByRole('button', { name: enDashboard.merchant.import.check.uploadCorrected }).click()
  await choose(`Title,Price,Qty\n${name},31.00,4`)
  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox', { name: enDashboard.merchant.products.search }).fill(name)
  await expect(page.getByRole('textbox', { name: `Price of ${name}` })).toHaveValue('31.00')
})

test('the focus returns to what opened a product, however it is closed', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys')
  await demoApi.signInContext(context, 'merchant')
  const product = await demoApi.findMerchantProduct()
  await page.goto(`/shop-owner-dashboard?view=products&search=${encodeURIComponent(product.name)}`)
  await waitUntilLoaded(page)
  const dialog = page.getByRole('dialog')
  const openers = [
    [page.getByRole('link', { name: product.name, exact: true }).first(), ['Close', 'Save', 'Escape']],
    [page.getByRole('button', { name: enDashboard.merchant.products.newProduct }), ['Close', 'Escape']],
    [page.getByRole('button', { name: 'Import' }), ['Close', 'Escape']],
  ] as const
  for (const [opener, closings] of openers)
    for (const close of closings) {
      await pressTabUntil(page, opener)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      if (close !== 'Escape')
        await pressTabUntil(page, dialog.getByRole('button', { name: close, exact: true }))
      await page.keyboard.press(close === 'Escape' ? close : 'Enter')
      await expect(dialog).toBeHidden()
      await expect(opener, `closed by ${close}`).toBeFocused()
    }
})

test('an order passes the board by keyboard only, and the focus stays with it', { tag: '@desktop' }, async ({
  page,
  context,
  demoApi,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys')
  const { order } = await demoApi.placeReservation()
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=orders')
  await waitUntilLoaded(page)
  const card = page.locator(`article[aria-labelledby="${order.id}-who"]`)
  const press = async (name: string) => {
    await pressTabUntil(page, card.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }

  await press('Start')
  await expect(card.getByRole('button', { name: 'Mark ready' }), 'the next thing to do').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: enDashboard.orderBoard.actions.hand_over })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(
    card.getByRole('button', { name: enDashboard.orderBoard.actions.hand_over }),
    'back where it was',
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(order.pickup_code ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toBeHidden()
})

const maxTabPresses = 120

/** Only with Tab, as a user without a mouse. */
async function pressTabUntil(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  for (let left = maxTabPresses; left > 0; left--) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach the element in ${maxTabPresses} steps`)
}
