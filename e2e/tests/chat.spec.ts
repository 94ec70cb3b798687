import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, type PageErrors, test } from '../fixtures/base-test.ts'
import type { DemoApi } from '../fixtures/demo-api.ts'

/** A text that is new in this town. */
let messageCount = 0
const uniqueText = (text: string) =>
  `${text} (${test.info().project.name} ${Date.now() % 100_000}.${++messageCount})`

type ChatFixtures = { browser: Browser; demoApi: DemoApi; pageErrors: PageErrors }

/** Another user in a separate browser. */
async function openSecondBrowser(
  { browser, demoApi, pageErrors }: ChatFixtures,
  role: DemoAccount['role'],
  path: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const { viewport, isMobile, hasTouch } = test.info().project.use
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    ...(isMobile ? { isMobile } : {}),
    ...(hasTouch ? { hasTouch } : {}),
    reducedMotion: 'reduce',
  })
  await demoApi.signInContext(context, role)
  const page = await context.newPage()
  pageErrors.watch(page)
  await page.goto(path)
  return { page, context }
}

const messageLog = (page: Page) => page.getByRole('log')
const messageField = (page: Page) => page.getByRole('textbox', { name: /^Message / })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const getThreadPath = async (demoApi: DemoApi) =>
  `/chat?shop=${(await demoApi.getAccount('merchant')).shop_id}`

async function sendChatMessage(page: Page, text: string) {
  await messageField(page).fill(text)
  await sendButton(page).click()
}

test('a customer asks about a product, and the shop answers', async ({
  page,
  context,
  browser,
  demoApi,
  pageErrors,
}) => {
  const customer = await demoApi.signInContext(context, 'customer')
  const product = await demoApi.findMerchantProduct()
  const question = uniqueText('Is this one still here?')

  await page.goto(`/product/${product.id}`)
  await page.getByRole('link', { name: en.chat.messageShop }).click()
  await expect(page).toHaveURL(`/chat?shop=${product.shop_id}&product=${product.id}`)
  await expect(messageLog(page)).toBeVisible()
  await sendChatMessage(page, question)
  const customerMessage = messageLog(page).getByRole('listitem').filter({ hasText: question })
  await expect(customerMessage.getByRole('link', { name: new RegExp(product.name) })).toBeVisible()
  await expect(customerMessage).toContainText('Sent')

  const inbox = '/shop-owner-dashboard?view=messages'
  const counter = await openSecondBrowser({ browser, demoApi, pageErrors }, 'merchant', inbox)
  await counter.page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(customer.name) })
    .click()
  await expect(messageLog(counter.page).getByText(question)).toBeVisible()
  await expect(customerMessage).toContainText('Read')

  await counter.page.getByRole('button', { name: 'Yes, we have it in stock.' }).click()
  const reply = uniqueText('Come by any time.')
  await messageField(counter.page).fill(reply)
  await expect(page.getByText(/is typing/)).toBeVisible()
  await sendButton(counter.page).click()
  await expect(messageLog(page).getByText(reply)).toBeVisible()
  await counter.context.close()
})

test('a message written offline survives a reload and is sent later, once', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'customer')
  // offline inside the page: a request that Playwright holds would go out when a reload ends its frame
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) =>
      init?.method === 'POST' &&
      String(input).endsWith('/api/messages') &&
      !localStorage.getItem('e2e_connected')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init)
  })
  await page.goto(await getThreadPath(demoApi))
  await expect(messageLog(page)).toBeVisible()
  const text = uniqueText('Please put two aside.')
  await sendChatMessage(page, text)
  const bubble = messageLog(page).getByRole('listitem').filter({ hasText: text })
  await expect(bubble).toContainText(/Sending|Waiting for connection/)

  await page.reload()
  await expect(bubble).toContainText(/Sending|Waiting for connection/)
  await page.evaluate(() => localStorage.setItem('e2e_connected', 'yes'))
  await page.reload()
  await expect(bubble).toContainText('Sent')
  await page.reload()
  await expect(bubble).toHaveCount(1)
  await expect(bubble).toContainText(/Sent|Read/)
})

test('a draft is restored when its author comes back', { tag: '@hard' }, async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'customer')
  await page.goto(await getThreadPath(demoApi))
  await messageField(page).fill('I would like to')
  await page.goto('/')
  await page.goto(await getThreadPath(demoApi))
  await expect(messageField(page)).toHaveValue('I would like to')
  await messageField(page).fill('')
})

test('two tabs of one user agree, and reading in one counts in both', async ({
  page,
  context,
  demoApi,
  pageErrors,
}) => {
  await demoApi.signInContext(context, 'customer')
  await page.goto(await getThreadPath(demoApi))
  await expect(messageLog(page)).toBeVisible()
  const second = await context.newPage()
  pageErrors.watch(second)
  await second.goto(await getThreadPath(demoApi))
  await expect(messageLog(second)).toBeVisible()

  const words = [uniqueText('One.'), uniqueText('Two.'), uniqueText('Three.')]
  for (const [at, word] of words.entries()) await sendChatMessage(at % 2 ? second : page, word)
  for (const tab of [page, second])
    for (const word of words) await expect(messageLog(tab).getByText(word)).toHaveCount(1)
  const order = async (tab: Page) =>
    (await messageLog(tab).getByRole('listitem').allInnerTexts()).flatMap(
      (text) => words.find((word) => text.includes(word)) ?? [],
    )
  // a tab may show a message of another as pending and then as sent, before it gets the frame itself
  await expect(async () => {
    const seen = await order(page)
    expect(seen).toHaveLength(words.length)
    expect(await order(second)).toEqual(seen)
  }).toPass()
  await second.close()
})

test('unread messages are counted on the button and in the title until they are read', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'customer')
  // the socket of a closing page could be mistaken for that of the next one
  const before = waitForLiveConnection(page)
  await page.goto(await getThreadPath(demoApi))
  await before
  await expect.poll(async () => (await demoApi.getUnreadCounts()).here).toBe(0)
  const { total } = await demoApi.getUnreadCounts()
  const chat = (unread: number) =>
    page.getByRole('link', { name: unread > 0 ? `Chat, ${unread} unread` : 'Chat', exact: true })

  const live = waitForLiveConnection(page)
  await page.goto('/')
  await live
  await expect(chat(total)).toBeVisible()
  const text = uniqueText('Your order is ready.')
  await demoApi.sendMessage('merchant', text)
  await expect(chat(total + 1)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^\\(${total + 1}\\) `))
  await expect(page.getByRole('region', { name: en.app.ui.toasts.label }).getByText(text)).toBeVisible()

  await chat(total + 1).click()
  await page.getByRole('navigation', { name: 'Conversations' }).getByText(text).click()
  await expect(messageLog(page).getByText(en.chat.thread.newMessages, { exact: true })).toBeVisible()
  await expect(chat(total)).toBeVisible()
  await expect(page).toHaveTitle(total > 0 ? new RegExp(`^\\(${total}\\) `) : /^Chat/)
})

test('an open product page updates by itself after a sale', async ({
  page,
  context,
  demoApi,
  pageErrors,
}) => {
  // the page shows the customer's reservation, and may request its pass after the cancellation
  pageErrors.allow(/409 \(Conflict\) .*pickup-pass-link/)
  await demoApi.signInContext(context, 'customer')
  const { id, name } = await demoApi.findMerchantProduct()
  const follows = page
    .waitForEvent('websocket', (one) => one.url().includes('/realtime/v1/websocket'))
    .then((one) => one.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed')))
  await page.goto(`/product/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await follows
  // the reads right after subscribing
  await page.waitForLoadState('networkidle')
  const productResponse = page.waitForResponse((response) => response.url().endsWith(`/api/products/${id}`))
  const { cancel } = await demoApi.placeReservation()
  expect((await (await productResponse).json()).product.stock).toBe(await demoApi.getStock(id))
  await cancel()
})

/** Waits until the next opened page has a live connection. */
function waitForLiveConnection(page: Page): Promise<void> {
  // listens from the socket's creation, because the response may come at once
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().endsWith('/ws'))
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('auth_success')) resolve()
        })
    })
  })
}

test("the shop's board rings for a new order until the shop responds", async ({ page, context, demoApi }) => {
  await context.addInitScript(() => {
    const rings = { count: 0 }
    Object.assign(globalThis, { rings })
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      rings.count++
      return make.call(this)
    }
  })
  const rung = () => page.evaluate(() => (globalThis as unknown as { rings: { count: number } }).rings.count)
  await demoApi.signInContext(context, 'merchant')
  const listed = page.waitForResponse((response) => /\/api\/shops\/[^/]+\/orders/.test(response.url()))
  await page.goto('/shop-owner-dashboard?view=shop')
  await listed
  const alarm = page.getByRole('alert').filter({ hasText: /new order/i })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // earlier orders
  await expect(async () => {
    if (await alarm.isVisible())
      await alarm.getByRole('button', { name: en.notifications.alarm.mute }).click()
    await expect(alarm).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.getByRole('heading', { level: 1 }).click()

  const before = await rung()
  const { cancel } = await demoApi.placeReservation()
  await expect(alarm).toContainText(en.notifications.alarm.newOrders(1))
  await expect.poll(rung).toBeGreaterThan(before)
  const first = await rung()
  await expect.poll(rung).toBeGreaterThan(first)

  await alarm.getByRole('button', { name: en.notifications.alarm.mute }).click()
  await expect(alarm).toBeHidden()
  const secondAlarm = page.waitForResponse((response) => /\/api\/shops\/[^/]+\/orders/.test(response.url()))
  await page.reload()
  await secondAlarm
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alarm).toBeHidden()
  await cancel()
})

test('a notification rings the bell, links to its subject, and is read then', async ({
  page,
  context,
  demoApi,
}) => {
  await demoApi.signInContext(context, 'merchant')
  await page.goto('/shop-owner-dashboard?view=shop')
  const bell = page.getByRole('button', { name: new RegExp(`^${en.notifications.title}`) })
  await bell.click()
  const panel = page.getByRole('region', { name: en.notifications.panel.label })
  await expect(panel).toBeVisible()
  const { cancel } = await demoApi.placeReservation()
  const unread = panel.getByRole('link', { name: /^Unread/ }).first()
  await expect(unread).toBeVisible()
  await unread.click()
  await expect(page).toHaveURL(/view=orders/)
  await bell.click()
  await panel.getByRole('button', { name: en.notifications.panel.settings }).click()
  const { choice: describeChoice, events, channels } = en.notifications.preferences
  const choice = page.getByRole('checkbox', {
    name: describeChoice({ event: events.order_cancelled, channel: channels.in_app }),
  })
  const before = await choice.isChecked()
  const readResponse = page.waitForResponse((response) => response.request().method() === 'PUT')
  await choice.setChecked(!before)
  await readResponse
  await page.reload()
  await bell.click()
  await panel.getByRole('button', { name: en.notifications.panel.settings }).click()
  await expect(choice).toBeChecked({ checked: !before })
  await choice.setChecked(before)
  await cancel()
})
