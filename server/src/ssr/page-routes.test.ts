import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { CallRateName } from '@mainstreet/contract/http-limits.ts'
import { formatLocationCookie, locationCookieName } from '@mainstreet/contract/location/location-cookie.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { addLanguage, getLanguage } from '@mainstreet/platform/text/languages.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from './page-routes.ts'

let distFolder: string

/** A fake build whose pages show their URL. */
beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(distFolder, 'client', '.vite'), { recursive: true })
  await mkdir(join(distFolder, 'client', 'assets'))
  await writeFile(join(distFolder, 'client', 'assets', 'app.js'), 'start()')
  await writeFile(join(distFolder, 'client', 'assets', 'app.js.br'), 'compressed')
  await mkdir(join(distFolder, 'server'))
  await writeFile(
    join(distFolder, 'client', 'index.html'),
    '<html lang="en" data-time-zone="UTC" data-discount-badge="on" data-sign-in="google demo"><script>boot()</script><style>p{}</style></html>',
  )
  await writeFile(join(distFolder, 'client', '.vite', 'manifest.json'), '{}')
  await writeFile(
    join(distFolder, 'server', 'entry-server.js'),
    `let count = 0
    exports.render = async ({ url, place, discountBadge, template, locale, language }) => {
      if (url === '/language') return { status: 200, html: template + locale + language.messages.app.name }
      if (url === '/count') return { status: 200, html: String(++count) }
      if (url === '/template') return { status: 200, html: template + discountBadge }
      if (url === '/product/broken') throw new Error('The database is away')
      return { status: 200, html: 'page of ' + url + (place ? ' from ' + place.address : '') }
    }
    exports.frame = ({ locale }) => locale === 'en' ? 'frame' : 'frame in ' + locale`,
  )
})
afterAll(() => rm(distFolder, { recursive: true }))

const createBareApp = (discountBadge = false) => createAppWithPages({ discountBadge })

type PageSettings = { discountBadge: boolean; rateLimits?: CallRateLimits }
const withoutLimits: CallRateLimits = { consume: () => undefined, share: async () => undefined }

async function createAppWithPages({ discountBadge, rateLimits = withoutLimits }: PageSettings) {
  const app = Fastify()
  await app.register(cookie)
  await pageRoutes(app, {
    distFolder,
    publicUrl: 'https://street.example',
    discountBadge,
    timeZone: 'America/Chicago',
    signIn: ['google'],
    buildPolicy: ({ scripts, styles }) => `${scripts.length} script, ${styles.length} style`,
    subscribe: () => undefined,
    edge: undefined,
    rateLimits,
  })
  return app
}

async function getPage(url: string, known = '', accept = 'text/html') {
  const app = await createBareApp()
  const page = await app.inject({ url, headers: { accept, 'if-none-match': known } })
  await app.close()
  return page
}

async function fetchPage(url: string) {
  const { statusCode, body } = await getPage(url)
  return statusCode === 200 ? body : statusCode
}

test('a page may run its built scripts, also when the browser revalidates it', async () => {
  const { headers } = await getPage('/')
  expect(headers['content-security-policy']).toBe('1 script, 1 style')
  const again = await getPage('/', String(headers.etag))
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, '1 script, 1 style'])
})

test('a page that fails to render is left to the browser and not cached', async () => {
  const { statusCode, body, headers } = await getPage('/product/broken')
  expect([statusCode, body, headers['cache-control']]).toEqual([503, 'frame', 'no-store'])
  expect([headers['content-type'], headers['retry-after']]).toEqual(['text/html; charset=utf-8', '2'])
})

test('any other path is a page for a reader, also one with a dot; a missing file is 404', async () => {
  expect(await fetchPage('/menu.html')).toBe('page of /menu.html')
  expect((await getPage('/menu.png', '', '*/*')).body).not.toContain('page of')
  expect(await fetchPage('/assets/gone.js')).toBeGreaterThanOrEqual(400)
})

test('a built file is served compressed and forever, and nothing else below its folder', async () => {
  const app = await createBareApp()
  const get = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } })
  const { body, headers } = await get('/assets/app.js')
  expect([body, headers['cache-control']]).toEqual(['start()', 'public, max-age=31536000, immutable'])
  expect(await get('/assets/app.js', 'br')).toMatchObject({
    body: 'compressed',
    headers: { 'content-encoding': 'br' },
  })
  for (const path of ['app.js.br', '', '../index.html', '%2e%2e/index.html', '..%2f.vite/manifest.json'])
    expect((await get(`/assets/${path}`)).statusCode).toBe(404)
})

test('a page for a chosen location is rendered for its visitor alone and leaves the cached page unchanged', async () => {
  const app = await createBareApp()
  const get = (url: string, place?: string) => {
    const cookies = place && { cookie: `theme=x; ${locationCookieName}=${place}` }
    return app.inject({ url, headers: { accept: 'text/html', ...cookies } })
  }
  const oakhurst = formatLocationCookie({
    address: 'Oakhurst, CA',
    coordinates: { lat: 37.3467, lng: -119.6467 },
  })
  for (const url of ['/', '/?category=Gifts', '/product/1', '/shop/1']) {
    const before = await get(url)
    expect([before.body, before.headers['cache-control']]).toEqual([`page of ${url}`, 'no-cache'])
    const { body, headers } = await get(url, oakhurst)
    expect(body).toBe(`page of ${url} from Oakhurst, CA`)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(headers.vary).toContain('cookie')
    expect((await get(url)).body).toBe(`page of ${url}`)
  }
  expect((await get('/', '999,1,Nowhere')).body).toBe('page of /')
  // other pages do not depend on the location and stay cached
  expect([(await get('/count')).body, (await get('/count', oakhurst)).body]).toEqual(['1', '1'])
  await app.close()
})

test('who has just written gets a page of the moment, and the cached page stays', async () => {
  const app = await createBareApp()
  const get = (cookie = '') => app.inject({ url: '/count', headers: { accept: 'text/html', cookie } })
  const cached = await get()
  const own = await get('mainstreet_position=42')
  expect(own.body).not.toBe(cached.body)
  expect(own.headers['cache-control']).toBe('private, no-cache')
  expect((await get()).body).toBe(cached.body)
  await app.close()
})

test('pages say the time zone, the ways to sign in, and whether the discount badge is shown', async () => {
  for (const shown of [true, false]) {
    const app = await createBareApp(shown)
    const { body } = await app.inject({ url: '/template', headers: { accept: 'text/html' } })
    expect(body).toContain(' data-time-zone="America/Chicago"')
    expect(body).toContain(' data-sign-in="google"')
    expect(body.includes('data-discount-badge="on"')).toBe(shown)
    expect(body.endsWith(String(shown))).toBe(true)
    await app.close()
  }
})

test('a page is in the language of the request, and each language is cached by itself', async () => {
  const { messages, formats } = getLanguage('en')
  const app = await createBareApp()
  addLanguage('xx', { messages: { ...messages, app: { ...messages.app, name: 'Hauptstraße' } }, formats })
  const get = (url: string, language: string) =>
    app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })

  const page = await get('/language', 'xx-AT, en;q=0.5')
  expect(page.body).toMatch(/^<html lang="xx".*<\/html>xxHauptstraße$/)
  expect(page.headers).toMatchObject({ 'content-language': 'xx', 'cache-control': 'no-cache' })
  expect(page.headers.vary).toContain('accept-language')
  const english = await get('/language', 'fr, en;q=0.5')
  expect(english.body).toMatch(/^<html lang="en".*<\/html>enMainstreet$/)
  expect(english.headers['content-language']).toBe('en')
  expect(english.headers.etag).not.toBe(page.headers.etag)

  const counts = []
  for (const language of ['en', 'xx', 'en', 'xx']) counts.push((await get('/count', language)).body)
  expect(counts[2]).toBe(counts[0])
  expect(counts[3]).toBe(counts[1])
  expect(counts[1]).not.toBe(counts[0])
  expect((await get('/product/broken', 'xx')).body).toBe('frame in xx')
  await app.close()
})

/** Each address may have this many pages, and this many rendered. */
function limitTo(maxima: Partial<Record<CallRateName, number>>): CallRateLimits {
  const counts = new Map<string, number>()
  return {
    ...withoutLimits,
    consume(name, { ip = '' }) {
      const key = `${name} ${addressKey(ip)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if ((counts.get(key) ?? 0) > (maxima[name] ?? Number.POSITIVE_INFINITY))
        throw new ApiError('rate_limited', 'Too many', { retryAfterSeconds: 7 })
    },
  }
}

test('one address may have a limited number of pages rendered, and still gets those that are cached', async () => {
  const rateLimits = limitTo({ pageRenders: 2 })
  const app = await createAppWithPages({ discountBadge: false, rateLimits })
  const get = async (url: string, remoteAddress: string) => {
    const { statusCode, body, headers } = await app.inject({
      url,
      remoteAddress,
      headers: { accept: 'text/html' },
    })
    return { statusCode, body, retryAfter: headers['retry-after'] }
  }
  for (const url of ['/product/1', '/product/2']) await get(url, '192.0.2.1')
  // the browser renders the page itself
  expect(await get('/product/3', '192.0.2.1')).toEqual({ statusCode: 429, body: 'frame', retryAfter: '7' })
  expect(await get('/product/1', '192.0.2.1')).toMatchObject({ statusCode: 200, body: 'page of /product/1' })
  expect(await get('/product/3', '192.0.2.2')).toMatchObject({ statusCode: 200, body: 'page of /product/3' })
  await app.close()
})

test('cached pages have a limit of their own', async () => {
  const rateLimits = limitTo({ pages: 3 })
  const app = await createAppWithPages({ discountBadge: false, rateLimits })
  const get = async () => (await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode
  expect([await get(), await get(), await get(), await get()]).toEqual([200, 200, 200, 429])
  await app.close()
})

test('only the page of the order board may use the camera', async () => {
  const app = await createBareApp()
  const readPolicy = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).headers['permissions-policy']
  const board = await readPolicy('/shop-owner-dashboard?view=orders&scan=on')
  const others = [
    await readPolicy('/shop-owner-dashboard'),
    await readPolicy('/shop-owner-dashboard?view=products'),
    await readPolicy('/?view=orders'),
  ]
  await app.close()
  expect(board).toContain('camera=(self)')
  expect(board).toContain('microphone=()')
  for (const policy of others) expect(String(policy)).not.toContain('camera=(self)')
})

test('each pickup pass is the same frame, which nobody stores; the status is that of its call', async () => {
  const app = await createBareApp()
  app.get('/api/pickup-passes/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    return reply.code(token === 'known' ? 200 : 404).send({})
  })
  const [known, unknown] = [
    await app.inject({ url: '/pass/known', headers: { accept: 'text/html' } }),
    await app.inject({ url: '/pass/unknown?more=1', headers: { accept: 'text/html' } }),
  ]
  await app.close()
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 404])
  for (const { body, headers } of [known, unknown]) {
    expect(body).toBe('frame')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('etag')
  }
})
