import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallShape } from './call.ts'
import { calls } from './calls.ts'

const table: [string, CallShape][] = Object.entries(calls)
const getParamNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

test('no two calls share a method and a path', () => {
  // parameter names do not make two paths different
  const addresses = table.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test('the table contains every call of every capability, each under a unique name', async () => {
  const files = globSync('*/calls.ts', { cwd: import.meta.dirname })
  const groups = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  )
  const declared = groups.flatMap((group) => Object.values<object>(group)).flatMap(getCallNames)
  expect(table.map(([name]) => name).sort()).toEqual(declared.sort())
})

/** A capability exports one object of calls; schemas are separate exports. */
function getCallNames(exported: object): string[] {
  const isGroup = Object.values(exported).every((value) => value?.method && value?.path)
  return isGroup ? Object.keys(exported) : []
}

describe.each(table)('%s', (_, shape) => {
  const { method, path, params, query, body, response } = shape

  test('has a path under /api and describes all of its parameters', () => {
    expect(path).toMatch(/^\/api(\/:?[\w-]+)+$/)
    const described = params instanceof z.ZodObject ? Object.keys(params.shape) : []
    expect(described.sort()).toEqual(getParamNames(path).sort())
  })

  test('takes neither a body nor an idempotency key when it is a GET', () => {
    if (method === 'GET') expect(shape).not.toHaveProperty('idempotent', true)
    if (method === 'GET') expect(body).toBeUndefined()
  })

  test('has a summary, a description and schemas that can be documented', () => {
    expect(shape.summary).toMatch(/^[A-Z].{4,57}[^.]$/)
    expect(shape.description).toMatch(/^[A-Z`].{10,600}\.$/)
    for (const schema of [params, query, body, response])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  })
})
