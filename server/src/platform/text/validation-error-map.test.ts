import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validationErrorMap } from './validation-error-map.ts'

function getMessages(schema: z.ZodType, given: unknown): string[] {
  return (
    schema.safeParse(given, { error: validationErrorMap }).error?.issues.map(({ message }) => message) ?? []
  )
}

describe('what a call refuses is said to people', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a field that is not there', z.object({ reason: z.string() }), {}, 'Is missing'],
    ['words for a number', z.number(), 'two', 'Must be a number'],
    ['no number at all', z.number(), Number.NaN, 'Must be a number'],
    ['half a piece', z.int(), 1.5, 'Must be a whole number'],
    ['an unknown choice', z.enum(['asc', 'desc']), 'up', 'Must be one of asc, desc'],
    ['another word than the only one', z.literal('pickup'), 'mail', 'Must be pickup'],
    ['too many on a page', z.coerce.number().max(100), '101', 'Can be at most 100'],
    ['a page before the first', z.coerce.number().min(1), '0', 'Must be at least 1'],
    ['nothing where something is', z.number().positive(), 0, 'Must be more than 0'],
    ['no end of words', z.string().max(3), 'four', 'Can have at most 3 characters'],
    ['no word', z.string().min(1), '', 'Must not be empty'],
    ['a short word', z.string().min(2), 'a', 'Needs at least 2 characters'],
    ['an empty list', z.array(z.string()).min(1), [], 'Must not be empty'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Can have at most 1 entries'],
    ['an address without a host', z.email(), 'rosa@', 'Is not an email address'],
    ['an id that is none', z.guid(), 'nope', 'Is not an id'],
    ['a key too many', z.strictObject({}), { role: 'admin' }, 'Cannot have role'],
    [
      'neither of two forms',
      z.union([z.number(), z.boolean()]),
      'x',
      'Has none of the forms that it may have',
    ],
  ])('%s', (_, schema, given, said) => {
    expect(getMessages(schema, given)).toEqual([said])
  })

  test('what a schema says in its own words stays so', () => {
    expect(getMessages(z.string().min(1, 'Needs a name'), '')).toEqual(['Needs a name'])
  })
})
