import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { settled } from '../fixtures/screens.ts'
import { aPerson, type Person, register, sessionOf } from '../fixtures/test-users.ts'

/** Each way out of the place that a text is written into: an element, an attribute, a title, data within a script. */
const corpus = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</title></script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">a</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<math><mtext></p><style><img src onerror=alert(1)>',
]
const short = corpus[3] as string
const long = corpus.join(' ')
const notLinks = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' java\nscript:alert(1)']
const allDay = [{ opens: '00:00', closes: '00:00' }]

test('a text that wants to be a program stays a text, for everybody on the street (T39)', async ({
  browser,
  baseURL,
  street,
  faults,
  request,
}) => {
  test.slow()
  const { shop, product, customer, merchant, close } = await poison(request)

  const nobody = ['/', `/?search=${encodeURIComponent(short)}`, `/product/${product}`, `/shop/${shop}`]
  const visits: [who: string, enter: (context: BrowserContext) => Promise<unknown>, paths: string[]][] = [
    ['nobody', async () => {}, [...nobody, '/dev/mailbox']],
    [
      'the customer',
      (context) => enterAs(context, request, customer),
      ['/my-reservations', `/chat?shop=${shop}`, '/cart'],
    ],
    [
      'the merchant',
      (context) => enterAs(context, request, merchant),
      ['orders', 'products', 'messages', 'shop', 'insights'].map(
        (view) => `/shop-owner-dashboard?view=${view}`,
      ),
    ],
    [
      'the admin',
      (context) => street.enter(context, 'admin'),
      [`shops&open=${shop}`, 'users', 'orders', 'errors', 'log'].map((view) => `/admin?view=${view}`),
    ],
  ]
  for (const [who, enter, paths] of visits) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await enter(context)
    const page = await context.newPage()
    faults.watch(page)
    page.on('dialog', (dialog) => {
      expect.soft(dialog.message(), `${who} on ${page.url()}`).toBe('nothing')
      void dialog.dismiss()
    })
    for (const path of paths) {
      await page.goto(path)
      // the mailbox is a page of its own, which nothing wakes
      if (!path.startsWith('/dev')) await settled(page)
      await expect(page.locator('body'), `${path} shows it`).toContainText('alert(1)')
      expect(await oddLinks(page), `${who} on ${path}`).toEqual([])
    }
    await context.close()
  }
  await close()
})

async function oddLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href], form[action]')
    .evaluateAll((all) =>
      all.map(
        (one) => new URL(one.getAttribute('href') ?? one.getAttribute('action') ?? '', location.href).href,
      ),
    )
  return links.filter((link) => !/^(https?|mailto|tel):/.test(link))
}

async function enterAs(context: BrowserContext, request: APIRequestContext, person: Person): Promise<void> {
  const session = await sessionOf(request, person)
  await context.addInitScript(
    (kept) => localStorage.setItem('mainstreet_auth', kept),
    JSON.stringify(session),
  )
}

/** A shop, its product, an order and a talk whose every text wants to run. */
async function poison(request: APIRequestContext) {
  const merchant = { ...aPerson(), name: short }
  const customer = { ...aPerson(), name: short }
  await register(request, merchant, 'merchant')
  await register(request, customer)
  const ofMerchant = await tokenOf(request, merchant)
  const ofCustomer = await tokenOf(request, customer)
  const admin = (await (await request.post('/api/auth/login', { data: await adminOf(request) })).json()) as {
    token: string
  }

  async function ask(method: string, path: string, token: string | undefined, data: object, status = 200) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.fetch(path, { method, data, headers })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(status)
    return status === 204 ? undefined : answer.json()
  }

  const { user } = await ask('GET', '/api/auth/me', ofMerchant, {})
  const { id: customerId } = (await ask('GET', '/api/auth/me', ofCustomer, {})).user
  const shop = `/api/shops/${user.shop_id}`
  for (const link of notLinks) {
    await ask('PUT', shop, ofMerchant, { website: link }, 400)
    await ask('PUT', shop, ofMerchant, { social_links: { [short]: link } }, 400)
    await ask('PUT', shop, ofMerchant, { shop_photo: link }, 422)
  }
  await ask('PUT', shop, ofMerchant, {
    name: short,
    about_shop: long,
    location: long.slice(0, 200),
    phone: corpus[0],
    // near nobody whom another test looks at
    coordinates: { lat: 64.84, lng: -147.72 },
    website: `https://people.example/${corpus[1]}`,
    social_links: { [corpus[0] as string]: `https://people.example/?${corpus[2]}` },
  })
  const week = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, allDay]),
  )
  const hours = {
    time_zone: 'America/Los_Angeles',
    week,
    exceptions: [{ date: '2030-01-01', periods: [], note: corpus[0] }],
  }
  await ask('PUT', `${shop}/hours`, ofMerchant, { hours })
  await ask('POST', `${shop}/reject`, admin.token, { reason: long })
  await ask('POST', `${shop}/approve`, admin.token, {})

  const { product } = await ask(
    'POST',
    '/api/products',
    ofMerchant,
    { shop_id: user.shop_id, name: short, description: long, price: 4, stock: 20 },
    201,
  )
  const placed = {
    shop_id: user.shop_id,
    product_id: product.id,
    customer_name: short,
    customer_phone: corpus[0],
  }
  const { order } = await ask('POST', '/api/orders', ofCustomer, placed, 201)
  const { order: declined } = await ask('POST', '/api/orders', ofCustomer, placed, 201)
  await ask('PATCH', `/api/orders/${declined.id}/status`, ofMerchant, { status: 'declined', reason: long })
  await ask('POST', `/api/orders/${order.id}/messages`, ofCustomer, { message: long }, 201)
  const talk = { shop_id: user.shop_id, customer_id: customerId, product_id: product.id, message: long }
  await ask('POST', '/api/messages', ofCustomer, talk, 201)
  await ask('POST', '/api/messages', ofMerchant, talk, 201)
  await ask('POST', `/api/cart/${customerId}`, ofCustomer, {
    productId: product.id,
    shopId: user.shop_id,
    quantity: 1,
  })
  const report = {
    errorId: short,
    level: 'page',
    context: long,
    message: long,
    stack: long,
    componentStack: long,
  }
  await ask('POST', '/api/errors', undefined, { ...report, userAgent: long, url: notLinks[0] }, 202)
  const close = () => ask('POST', `${shop}/reject`, admin.token, { reason: 'It was a test' })
  return { shop: user.shop_id, product: product.id, customer, merchant, close }
}

async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  return ((await sessionOf(request, person)) as { access_token: string }).access_token
}

async function adminOf(request: APIRequestContext) {
  const { data } = await (await request.get('/api/demo-accounts')).json()
  return (data as { role: string; email: string; password: string }[]).find(({ role }) => role === 'admin')
}
