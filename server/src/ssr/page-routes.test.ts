import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { formatLocationCookie, locationCookieName } from '@mainstreet/contract/location/location-cookie.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from './page-routes.ts'

let distFolder: string

/** A fake build whose pages show their URL. */
beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(distFolder, 'client', '.vite'), { recursive: true })
  await mkdir(join(distFolder, 'server'))
  await writeFile(
    join(distFolder, 'client', 'index.html'),
    '<html lang="en" data-discount-badge="on"><script>boot()</script><style>p{}</style></html>',
  )
  await writeFile(join(distFolder, 'client', '.vite', 'manifest.json'), '{}')
  await writeFile(
    join(distFolder, 'server', 'entry-server.js'),
    `let count = 0
    exports.render = async ({ url, place, discountBadge, template }) => {
      if (url === '/count') return { status: 200, html: String(++count) }
      if (url === '/template') return { status: 200, html: template + discountBadge }
      if (url === '/product/broken') throw new Error('The database is away')
      return { status: 200, html: 'page of ' + url + (place ? ' from ' + place.address : '') }
    }
    exports.frame = () => 'frame'`,
  )
})
afterAll(() => rm(distFolder, { recursive: true }))

const createBareApp = (discountBadge = false, demo = false) => createAppWithPages({ discountBadge, demo })

async function createAppWithPages({ demo, discountBadge }: { demo: boolean; discountBadge: boolean }) {
  const app = Fastify()
  await app.register(cookie)
  await pageRoutes(app, {
    distFolder,
    publicUrl: 'https://street.example',
    demo,
    discountBadge,
    buildPolicy: ({ scripts, styles }) => `${scripts.length} script, ${styles.length} style`,
    subscribe: () => undefined,
  })
  return app
}

async function getPage(url: string, demo: boolean, known = '', accept = 'text/html') {
  const app = await createBareApp(false, demo)
  const page = await app.inject({ url, headers: { accept, 'if-none-match': known } })
  await app.close()
  return page
}

async function fetchPage(url: string, demo: boolean) {
  const { statusCode, body } = await getPage(url, demo)
  return statusCode === 200 ? body : statusCode
}

test('the component kit is available in demo mode only', async () => {
  expect(await fetchPage('/dev/kit', true)).toBe('page of /dev/kit')
  expect(await fetchPage('/dev/kit', false)).toBeGreaterThanOrEqual(400)
  expect(await fetchPage('/dev/kitchen', true)).toBeGreaterThanOrEqual(400)
  expect(await fetchPage('/product/1', false)).toBe('page of /product/1')
})

test('a page may run its built scripts, also when the browser revalidates it', async () => {
  const { headers } = await getPage('/', false)
  expect(headers['content-security-policy']).toBe('1 script, 1 style')
  const again = await getPage('/', false, String(headers.etag))
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, '1 script, 1 style'])
})

test('a page that fails to render is left to the browser and not cached', async () => {
  const { statusCode, body, headers } = await getPage('/product/broken', false)
  expect([statusCode, body, headers['cache-control']]).toEqual([503, 'frame', 'no-store'])
  expect([headers['content-type'], headers['retry-after']]).toEqual(['text/html; charset=utf-8', '2'])
})

test('any other path is a page for a reader, also one with a dot; a missing file is 404', async () => {
  expect(await fetchPage('/menu.html', false)).toBe('page of /menu.html')
  expect((await getPage('/menu.png', false, '', '*/*')).body).not.toContain('page of')
  expect(await fetchPage('/assets/gone.js', false)).toBeGreaterThanOrEqual(400)
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

test('pages say whether the discount badge is shown, to the renderer and to the browser', async () => {
  for (const shown of [true, false]) {
    const app = await createBareApp(shown)
    const { body } = await app.inject({ url: '/template', headers: { accept: 'text/html' } })
    expect(body.includes('data-discount-badge="on"')).toBe(shown)
    expect(body.endsWith(String(shown))).toBe(true)
    await app.close()
  }
})
