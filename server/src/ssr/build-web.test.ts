import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isWebBuilt } from './build-web.ts'

const root = mkdtempSync(join(tmpdir(), 'mainstreet-web-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a web app is built once its build is in its place', () => {
  expect(isWebBuilt(root)).toBe(false)
  mkdirSync(join(root, 'web/dist/client'), { recursive: true })
  expect(isWebBuilt(root)).toBe(false)
  writeFileSync(join(root, 'web/dist/client/index.html'), '')
  expect(isWebBuilt(root)).toBe(true)
})
