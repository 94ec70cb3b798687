import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { files, importStatement, imports, isNodeFile, readSource } from './source-files.ts'

const limitsFiles = files.filter((file) => /^contract\/src\/.*limits\.ts$/.test(file))

async function loadLimits(file: string): Promise<[group: string, limits: object][]> {
  return Object.entries(await import(new URL(`../${file}`, import.meta.url).href))
}

test('the limits of the contract are frozen', async () => {
  expect(limitsFiles.length).toBeGreaterThan(10)
  for (const file of limitsFiles)
    for (const [group, limits] of await loadLimits(file)) expect(Object.isFrozen(limits), group).toBe(true)
})

test('each limit of the contract is used', async () => {
  const isUsed = (text: string, group: string, name: string) => {
    const code = text.replace(importStatement, '')
    const importsGroup = new RegExp(`\\b${group}\\b`).test(text)
    const passesGroup = new RegExp(`\\b${group}\\b[,)]`).test(code)
    return importsGroup && (passesGroup || new RegExp(`\\b${name}\\b`).test(code))
  }
  const listUnused = async (limitsFile: string) => {
    const texts = imports
      .filter(({ from, target }) => target === limitsFile && from !== 'contract/src/limits.test.ts')
      .map(({ from }) => readSource(from))
    return (await loadLimits(limitsFile)).flatMap(([group, limits]) =>
      Object.keys(limits)
        .filter((name) => !texts.some((text) => isUsed(text, group, name)))
        .map((name) => `${group}.${name}`),
    )
  }
  expect((await Promise.all(limitsFiles.map(listUnused))).flat()).toEqual([])
})

test('each call of the contract has exactly one route', () => {
  const routes = files
    .filter((file) => isNodeFile(file) && file.endsWith('routes.ts'))
    .flatMap((file) => [...readSource(file).matchAll(/\bon\(\s*(?:\w+\.)?(\w+),/g)])
    .map(([, name = '']) => name)
  const wrong = Object.keys(calls).filter((name) => routes.filter((route) => route === name).length !== 1)
  expect(wrong, 'no route, or more than one').toEqual([])
  expect(routes.filter((name) => !(name in calls))).toEqual([])
})
