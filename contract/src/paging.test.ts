import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createPagination, listResponse, pageQuery, pagination } from './paging.ts'

const query = pageQuery({ defaultLimit: 20 })

describe('a page query', () => {
  test('without parameters it is the first page of the default size', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 20 })
  })

  test('parses query strings and accepts numbers', () => {
    expect(query.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 })
    expect(query.parse({ page: 3, limit: 7 })).toEqual({ page: 3, limit: 7 })
  })

  test.each([
    '1e9',
    '',
    'abc',
    '-1',
    '2.5',
    '0',
    '01',
    ' 1',
    '1 ',
    '0x10',
    '1000001',
    '9'.repeat(40),
    ['1', '2'],
    null,
  ])('page %j is rejected', (page) => expect(query.safeParse({ page }).success).toBe(false))

  test('a limit over 100 is rejected, not clamped', () => {
    expect(query.safeParse({ limit: '101' }).success).toBe(false)
    expect(query.safeParse({ limit: 'Infinity' }).success).toBe(false)
  })

  test('every accepted value is in bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer().map(String)), (sent) => {
        const read = query.safeParse({ page: sent, limit: sent })
        if (!read.success) return
        expect(read.data.limit).toBe(Number(sent))
        expect(read.data.limit).toBeGreaterThanOrEqual(1)
        expect(read.data.limit).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('can be described in the API documentation', () => {
    expect(z.toJSONSchema(query, { io: 'input' })).toMatchObject({ type: 'object' })
  })
})

describe('pagination', () => {
  test('41 items on pages of 20 make three pages', () => {
    expect(createPagination({ page: 2, limit: 20, total: 41 })).toEqual({
      page: 2,
      limit: 20,
      total: 41,
      totalPages: 3,
      hasNextPage: true,
      hasPrevPage: true,
    })
  })

  test('following hasNextPage returns every item once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 2000 }), (limit, total) => {
        let seen = 0
        for (let page = 1; ; page++) {
          const result = pagination.parse(createPagination({ page, limit, total }))
          expect(result.hasPrevPage).toBe(page > 1)
          seen += Math.min(limit, total - seen)
          if (!result.hasNextPage) break
        }
        expect(seen).toBe(total)
      }),
    )
  })
})

test('a list consists of its data and its pagination', () => {
  const list = { data: ['a'], pagination: createPagination({ page: 1, limit: 20, total: 1 }) }
  expect(listResponse(z.string()).parse(list)).toEqual(list)
})
