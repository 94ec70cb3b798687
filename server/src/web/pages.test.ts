import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webPages } from './pages.ts'

let distFolder: string

/** A build whose every page says the same. */
beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(distFolder, 'client', '.vite'), { recursive: true })
  await mkdir(join(distFolder, 'server'))
  await writeFile(
    join(distFolder, 'client', 'index.html'),
    '<html><script>boot()</script><style>p{}</style></html>',
  )
  await writeFile(join(distFolder, 'client', '.vite', 'manifest.json'), '{}')
  await writeFile(
    join(distFolder, 'server', 'entry-server.js'),
    `exports.render = async ({ url }) => ({ status: url.endsWith('away') ? 503 : 200, html: 'page of ' + url })`,
  )
})
afterAll(() => rm(distFolder, { recursive: true }))

async function pageAt(url: string, demo: boolean, known = '') {
  const app = Fastify()
  await webPages(app, {
    distFolder,
    publicUrl: 'https://street.example',
    demo,
    policyOf: ({ scripts, styles }) => `${scripts.length} script, ${styles.length} style`,
    subscribe: () => undefined,
  })
  const page = await app.inject({ url, headers: { accept: 'text/html', 'if-none-match': known } })
  await app.close()
  return page
}

async function ask(url: string, demo: boolean) {
  const { statusCode, body } = await pageAt(url, demo)
  return statusCode === 200 ? body : statusCode
}

test('the kit is shown in demo mode, and is nowhere else', async () => {
  expect(await ask('/dev/kit', true)).toBe('page of /dev/kit')
  expect(await ask('/dev/kit', false)).toBeGreaterThanOrEqual(400)
  expect(await ask('/dev/kitchen', true)).toBeGreaterThanOrEqual(400)
  expect(await ask('/product/1', false)).toBe('page of /product/1')
})

test('a page may do what it was built with, also when the browser has it already', async () => {
  const { headers } = await pageAt('/', false)
  expect(headers['content-security-policy']).toBe('1 script, 1 style')
  const again = await pageAt('/', false, String(headers.etag))
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, '1 script, 1 style'])
})

test('while the street cannot be asked its pages come without their things, and say when to come back', async () => {
  const { statusCode, headers, body } = await pageAt('/product/away', false)
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '2', 'page of /product/away'])
})
