import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isWebBuilt } from './build-web.ts'

const root = mkdtempSync(join(tmpdir(), 'mainstreet-web-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a web app is built once the last file of its build exists', async () => {
  expect(await isWebBuilt(root)).toBe(false)
  mkdirSync(join(root, 'web/dist/server'), { recursive: true })
  expect(await isWebBuilt(root)).toBe(false)
  writeFileSync(join(root, 'web/dist/server/entry-server.js'), '')
  expect(await isWebBuilt(root)).toBe(true)
})
