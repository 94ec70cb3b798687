import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validationErrorMap } from './validation-error-map.ts'

function getMessages(schema: z.ZodType, given: unknown): string[] {
  return (
    schema.safeParse(given, { error: validationErrorMap }).error?.issues.map(({ message }) => message) ?? []
  )
}

describe('validation messages', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a missing field', z.object({ reason: z.string() }), {}, 'Is missing'],
    ['text for a number', z.number(), 'two', 'Must be a number'],
    ['NaN', z.number(), Number.NaN, 'Must be a number'],
    ['a fraction of a unit', z.int(), 1.5, 'Must be a whole number'],
    ['an unknown choice', z.enum(['asc', 'desc']), 'up', 'Must be one of asc, desc'],
    ['another text than the only choice', z.literal('pickup'), 'mail', 'Must be pickup'],
    ['a page size over the maximum', z.coerce.number().max(100), '101', 'Can be at most 100'],
    ['a page below the minimum', z.coerce.number().min(1), '0', 'Must be at least 1'],
    ['zero for a positive number', z.number().positive(), 0, 'Must be more than 0'],
    ['a text that is too long', z.string().max(3), 'four', 'Can have at most 3 characters'],
    ['an empty text', z.string().min(1), '', 'Must not be empty'],
    ['a text that is too short', z.string().min(2), 'a', 'Needs at least 2 characters'],
    ['an empty list', z.array(z.string()).min(1), [], 'Must not be empty'],
    ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Can have at most 1 entries'],
    ['an email address without a host', z.email(), 'rosa@', 'Is not an email address'],
    ['an invalid id', z.guid(), 'nope', 'Is not an id'],
    ['an unknown key', z.strictObject({}), { role: 'admin' }, 'Cannot have role'],
    [
      'neither of two forms',
      z.union([z.number(), z.boolean()]),
      'x',
      'Has none of the forms that it may have',
    ],
  ])('%s', (_, schema, given, expected) => {
    expect(getMessages(schema, given)).toEqual([expected])
  })

  test("a schema's own message is kept", () => {
    expect(getMessages(z.string().min(1, 'Needs a name'), '')).toEqual(['Needs a name'])
  })
})
