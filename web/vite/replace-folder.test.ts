import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mainstreet-dist-'))
  folder = join(parent, 'dist')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const write = (text: string) => async (draft: string) => {
  mkdirSync(draft)
  writeFileSync(join(draft, 'index.html'), text)
}
const read = () => readFileSync(join(folder, 'index.html'), 'utf8')

test('a folder is created and replaced as a whole', async () => {
  await replaceFolder(folder, write('one'))
  writeFileSync(join(folder, 'only-in-one.js'), '')
  await replaceFolder(folder, write('two'))
  expect(read()).toBe('two')
  expect(readdirSync(folder)).toEqual(['index.html'])
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('a build that fails halfway changes nothing', async () => {
  await replaceFolder(folder, write('one'))
  const failing = replaceFolder(folder, async (draft) => {
    mkdirSync(draft)
    throw new Error('stopped')
  })
  await expect(failing).rejects.toThrow('stopped')
  expect(read()).toBe('one')
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('of two builds at once, one that is killed leaves the other whole', async () => {
  // what a killed process leaves: a draft of which nobody takes care
  mkdirSync(join(parent, '.dist-killed/new/server'), { recursive: true })
  await Promise.all([replaceFolder(folder, write('one')), replaceFolder(folder, write('two'))])
  expect(['one', 'two']).toContain(read())
  expect(readdirSync(parent).sort()).toEqual(['.dist-killed', 'dist'])

  utimesSync(join(parent, '.dist-killed'), new Date(0), new Date(0))
  await replaceFolder(folder, write('three'))
  expect(readdirSync(parent)).toEqual(['dist'])
})
