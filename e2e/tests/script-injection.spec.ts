import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { createAuthSession, createTestUser, registerUser, type TestUser } from '../fixtures/test-users.ts'

/**
 * Payloads that leave the context a text is written into: an element, an attribute, a title, data within a
 * script.
 */
const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</title></script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">a</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<math><mtext></p><style><img src onerror=alert(1)>',
]
const shortPayload = payloads[3] as string
const longPayload = payloads.join(' ')
/** A phone has no angle brackets; its link must not be this one. */
const phonePayload = 'javascript:alert(1)//2095550100'
const unsafeUrls = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' java\nscript:alert(1)',
]
const allDayPeriods = [{ opens: '00:00', closes: '00:00' }]

test('script in user input is never executed, for any role', { tag: '@hard' }, async ({
  browser,
  baseURL,
  demoApi,
  page,
  pageErrors,
  request,
}) => {
  test.slow()
  const { shop, product, customer, merchant, rejectShop } = await createInjectedData(request)

  const visitorPaths = [
    '/?sort=newest',
    `/?search=${encodeURIComponent(shortPayload)}`,
    `/product/${product}`,
    `/shop/${shop}`,
  ]
  const visits: [visitor: string, enter: (context: BrowserContext) => Promise<unknown>, paths: string[]][] = [
    ['nobody', async () => {}, [...visitorPaths, '/dev/mailbox']],
    [
      'the customer',
      (context) => signInContextAs(context, request, customer),
      ['/my-reservations', `/chat?shop=${shop}`, '/cart', '/my-reservations?view=settings'],
    ],
    [
      'the merchant',
      (context) => signInContextAs(context, request, merchant),
      ['orders', 'products', 'messages', 'shop', 'insights'].map(
        (view) => `/shop-owner-dashboard?view=${view}`,
      ),
    ],
    [
      'the admin',
      (context) => demoApi.signInContext(context, 'admin'),
      [`shops&open=${shop}`, 'users', 'orders', 'errors', 'log'].map((view) => `/admin?view=${view}`),
    ],
  ]
  for (const [visitor, enter, paths] of visits) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await enter(context)
    const page = await context.newPage()
    pageErrors.watch(page)
    expectNoDialog(page, visitor)
    for (const path of paths) {
      await page.goto(path)
      // the mailbox is a page without hydration
      if (!path.startsWith('/dev')) await waitUntilLoaded(page)
      await expect(page.locator('body'), `${path} shows it`).toContainText('alert(1)')
      expect(await findUnsafeLinks(page), `${visitor} on ${path}`).toEqual([])
    }
    await context.close()
  }
  expectNoDialog(page, 'nobody')
  // opened by itself, an image that is drawn with the text of a link is a document
  await page.goto(`/api/placeholder/200/200/theme/coffee?text=${encodeURIComponent(longPayload)}`)
  await rejectShop()
})

test('a text that a page writes as markup is noticed', { tag: '@hard' }, async ({ page, pageErrors }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  let hasPolicy = true
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const body = (await response.text()).replace('</body>', `${payloads[0]}</body>`)
    await route.fulfill({
      status: 200,
      body,
      headers: hasPolicy ? { ...headers, 'content-security-policy': policy } : headers,
    })
  })
  // the policy blocks the script, and the browser says so
  const violation = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()))
  pageErrors.allow(/Content Security Policy|Failed to load resource|hydrat/i)
  await page.goto('/login')
  await violation
  expect(dialogs).toEqual([])

  hasPolicy = false
  await page.goto('/login')
  await expect.poll(() => dialogs).toContain('1')
})

function expectNoDialog(page: Page, visitor: string): void {
  page.on('dialog', (dialog) => {
    expect.soft(dialog.message(), `${visitor} on ${page.url()}`).toBe('nothing')
    void dialog.dismiss()
  })
}

async function findUnsafeLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href], form[action]')
    .evaluateAll((all) =>
      all.map(
        (one) => new URL(one.getAttribute('href') ?? one.getAttribute('action') ?? '', location.href).href,
      ),
    )
  return links.filter((link) => !/^(https?|mailto|tel):/.test(link))
}

async function signInContextAs(
  context: BrowserContext,
  request: APIRequestContext,
  user: TestUser,
): Promise<void> {
  const session = await createAuthSession(request, user)
  await context.addInitScript(
    (storedSession) => localStorage.setItem('mainstreet_auth', storedSession),
    JSON.stringify(session),
  )
}

/** A shop, its product, an order and a thread whose texts all contain script. */
async function createInjectedData(request: APIRequestContext) {
  const merchant = { ...createTestUser(), name: shortPayload }
  const customer = { ...createTestUser(), name: shortPayload }
  await registerUser(request, merchant, 'merchant')
  await registerUser(request, customer)
  const merchantToken = await createAccessToken(request, merchant)
  const customerToken = await createAccessToken(request, customer)
  const admin = (await (
    await request.post('/api/auth/login', { data: await getDemoAdmin(request) })
  ).json()) as {
    token: string
  }

  async function sendRequest(
    method: string,
    path: string,
    token: string | undefined,
    data: object,
    status = 200,
  ) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await request.fetch(path, { method, data, headers })
    expect(response.status(), `${method} ${path}: ${await response.text()}`).toBe(status)
    return status === 204 ? undefined : response.json()
  }

  const { user } = await sendRequest('GET', '/api/auth/me', merchantToken, {})
  const { id: customerId } = (await sendRequest('GET', '/api/auth/me', customerToken, {})).user
  const shop = `/api/shops/${user.shop_id}`
  for (const link of unsafeUrls) {
    await sendRequest('PUT', shop, merchantToken, { website: link }, 400)
    await sendRequest('PUT', shop, merchantToken, { social_links: { [shortPayload]: link } }, 400)
    await sendRequest('PUT', shop, merchantToken, { shop_photo: link }, 422)
  }
  await sendRequest('PUT', shop, merchantToken, {
    name: shortPayload,
    about_shop: longPayload,
    location: longPayload.slice(0, 200),
    phone: phonePayload,
    // far away from the shops of other tests
    coordinates: { lat: 64.84, lng: -147.72 },
    website: `https://people.example/${payloads[3]}`,
    social_links: { [payloads[0] as string]: `https://people.example/?${payloads[5]}` },
  })
  const week = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, allDayPeriods]),
  )
  const hours = {
    time_zone: 'America/Los_Angeles',
    week,
    exceptions: [{ date: '2030-01-01', periods: [], note: payloads[0] }],
  }
  await sendRequest('PUT', `${shop}/hours`, merchantToken, { hours })
  await sendRequest('POST', `${shop}/reject`, admin.token, { reason: longPayload })
  await sendRequest('POST', `${shop}/approve`, admin.token, {})

  const { product } = await sendRequest(
    'POST',
    '/api/products',
    merchantToken,
    {
      shop_id: user.shop_id,
      name: shortPayload,
      description: longPayload,
      sku: shortPayload.slice(0, 40),
      price: 4,
      stock: 20,
      images: ['/api/placeholder/200/200/theme/coffee'],
      image_alts: [shortPayload],
    },
    201,
  )
  await sendRequest(
    'POST',
    '/api/auth/me/addresses',
    customerToken,
    { address: longPayload.slice(0, 200) },
    201,
  )
  const placed = {
    shop_id: user.shop_id,
    product_id: product.id,
    customer_name: shortPayload,
    customer_phone: phonePayload,
  }
  const { order } = await sendRequest('POST', '/api/orders', customerToken, placed, 201)
  const { order: declined } = await sendRequest('POST', '/api/orders', customerToken, placed, 201)
  await sendRequest('PATCH', `/api/orders/${declined.id}/status`, merchantToken, {
    status: 'declined',
    reason: longPayload,
  })
  // insights name the products of accepted orders
  const { order: accepted } = await sendRequest('POST', '/api/orders', customerToken, placed, 201)
  await sendRequest('PATCH', `/api/orders/${accepted.id}/status`, merchantToken, { status: 'in_progress' })
  await payAndRefund()
  await sendRequest('POST', `/api/orders/${order.id}/messages`, customerToken, { message: longPayload }, 201)
  const messageBody = {
    shop_id: user.shop_id,
    customer_id: customerId,
    product_id: product.id,
    message: longPayload,
  }
  await sendRequest('POST', '/api/messages', customerToken, messageBody, 201)
  await sendRequest('POST', '/api/messages', merchantToken, messageBody, 201)
  await sendRequest('POST', `/api/cart/${customerId}`, customerToken, {
    productId: product.id,
    shopId: user.shop_id,
    quantity: 1,
  })
  async function payAndRefund() {
    const checkout = { items: [{ product_id: product.id }], customer_name: shortPayload }
    const { parent_order_id, orders } = await sendRequest(
      'POST',
      '/api/checkout',
      customerToken,
      checkout,
      201,
    )
    const path = `/api/checkout/${parent_order_id}`
    const readPayment = async () => (await sendRequest('GET', path, customerToken, {})).payment
    await expect.poll(async () => (await readPayment()).payment_url).toBeTruthy()
    await request.post((await readPayment()).payment_url, { form: { card: '4242 4242 4242 4242' } })
    await expect.poll(async () => (await readPayment()).state).toBe('authorized')
    const paid = `/api/orders/${orders[0].id}`
    await sendRequest('PATCH', `${paid}/status`, merchantToken, { status: 'in_progress' })
    await expect.poll(async () => (await readPayment()).state).toBe('captured')
    await sendRequest(
      'POST',
      `${paid}/refunds`,
      merchantToken,
      { amount: 1, reason: longPayload.slice(0, 200) },
      201,
    )
  }
  const report = {
    errorId: shortPayload,
    level: 'page',
    context: longPayload,
    message: longPayload,
    stack: longPayload,
    componentStack: longPayload,
  }
  await sendRequest(
    'POST',
    '/api/errors',
    undefined,
    { ...report, userAgent: longPayload, url: unsafeUrls[0] },
    202,
  )
  const rejectShop = () => sendRequest('POST', `${shop}/reject`, admin.token, { reason: 'It was a test' })
  return { shop: user.shop_id, product: product.id, customer, merchant, rejectShop }
}

async function createAccessToken(request: APIRequestContext, user: TestUser): Promise<string> {
  return ((await createAuthSession(request, user)) as { access_token: string }).access_token
}

async function getDemoAdmin(request: APIRequestContext) {
  const { data } = await (await request.get('/api/demo-accounts')).json()
  return (data as { role: string; email: string; password: string }[]).find(({ role }) => role === 'admin')
}
