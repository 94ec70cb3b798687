import { href } from '@mainstreet/contract/href.ts'
import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { expect, test } from '../fixtures/base-test.ts'
import type { DemoApi } from '../fixtures/demo-api.ts'

const table = Object.values<Route>(routes)

/** What the page loads first. Home is part of the entry. */
const firstCode = new Map<Route, string>([
  [routes.home, 'index'],
  [routes.product, 'product-page'],
  [routes.shop, 'shop-page'],
])

async function getAddress(route: Route, demoApi: DemoApi): Promise<string> {
  if (!route.path.includes(':')) return href(route)
  if (route === routes.pickupPass) return demoApi.getPickupPassPath()
  if (route === routes.emailSubscription) return demoApi.getEmailSubscriptionPath()
  const { id, shop_id } = await demoApi.findMerchantProduct()
  return route === routes.shop ? href(routes.shop, { id: shop_id }) : href(routes.product, { id })
}

test('the server responds to each address of the table as search engines should see it', async ({
  request,
  demoApi,
}) => {
  for (const route of table) {
    const address = await getAddress(route, demoApi)
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    const html = await response.text()
    expect(response.status(), address).toBe(200)
    const isIndexed = route.robots === 'index'
    expect(html.includes('<meta name="robots" content="noindex" />'), address).toBe(!isIndexed)
    expect(html.includes('<title>Mainstreet</title>'), address).toBe(!isIndexed)
    expect(/<link rel="canonical" href="[^"]*?\/\/[^/"]*([^"]*)"/.exec(html)?.[1], address).toBe(
      isIndexed ? address : undefined,
    )
    const code = firstCode.get(route) ?? 'deferred-pages'
    expect(html, address).toMatch(new RegExp(` (?:src|href)="/assets/${code}-`))
  }
})

/** The users who can see a page with this access. */
const viewers = {
  visitor: ['public', 'shopping'],
  customer: ['user'],
  merchant: ['merchant'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Route['access'][]>

for (const [viewer, accesses] of Object.entries(viewers))
  test(`each page that a ${viewer} sees has its title`, { tag: '@hard' }, async ({
    page,
    context,
    demoApi,
  }) => {
    if (viewer === 'customer' || viewer === 'merchant' || viewer === 'admin')
      await demoApi.signInContext(context, viewer)
    const seen = table.filter(({ access, title }) => title && accesses.some((one) => one === access))
    expect(seen.length).toBeGreaterThan(0)
    for (const route of seen) {
      const path = await getAddress(route, demoApi)
      await page.goto(path)
      // an unread count may stand before the title
      const whole = route.title === 'Mainstreet' ? route.title : `${route.title} · Mainstreet`
      await expect(page, path).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${escapeRegExp(whole)}$`))
      await expect(page).toHaveURL(path)
    }
  })

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
