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
  await writeFile(join(distFolder, 'client', 'index.html'), '<html></html>')
  await writeFile(join(distFolder, 'client', '.vite', 'manifest.json'), '{}')
  await writeFile(
    join(distFolder, 'server', 'entry-server.js'),
    `exports.render = async ({ url }) => ({ status: 200, html: 'page of ' + url })`,
  )
})
afterAll(() => rm(distFolder, { recursive: true }))

async function ask(url: string, demo: boolean) {
  const app = Fastify()
  await webPages(app, { distFolder, publicUrl: 'https://street.example', demo, subscribe: () => undefined })
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
  await app.close()
  return statusCode === 200 ? body : statusCode
}

test('the kit is shown in demo mode, and is nowhere else', async () => {
  expect(await ask('/dev/kit', true)).toBe('page of /dev/kit')
  expect(await ask('/dev/kit', false)).toBeGreaterThanOrEqual(400)
  expect(await ask('/dev/kitchen', true)).toBeGreaterThanOrEqual(400)
  expect(await ask('/product/1', false)).toBe('page of /product/1')
})
