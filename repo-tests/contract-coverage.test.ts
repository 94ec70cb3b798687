import { calls } from '@mainstreet/contract/calls.ts'
import * as limits from '@mainstreet/contract/limits.ts'
import { expect, test } from 'vitest'
import { files, importStatement, imports, isNodeFile, readSource } from './source-files.ts'

test('each limit of the contract is used', () => {
  const limitsFile = 'contract/src/limits.ts'
  const texts = imports
    .filter(({ from, target }) => target === limitsFile && from !== 'contract/src/limits.test.ts')
    .map(({ from }) => readSource(from))
  const isUsed = (text: string, group: string, name: string) => {
    const code = text.replace(importStatement, '')
    const importsGroup = new RegExp(`\\b${group}\\b`).test(text)
    const passesGroup = new RegExp(`\\b${group}\\b[,)]`).test(code)
    return importsGroup && (passesGroup || new RegExp(`\\b${name}\\b`).test(code))
  }
  const unused = Object.entries(limits).flatMap(([group, values]) =>
    Object.keys(values)
      .filter((name) => !texts.some((text) => isUsed(text, group, name)))
      .map((name) => `${group}.${name}`),
  )
  expect(unused).toEqual([])
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
