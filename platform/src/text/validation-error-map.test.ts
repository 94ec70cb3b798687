import { fieldMessage } from '@mainstreet/contract/field-messages.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createValidationErrorMap, listValidationErrors } from './validation-error-map.ts'

function getMessages(schema: z.ZodType, given: unknown): string[] {
  const { error } = schema.safeParse(given, { error: createValidationErrorMap(enServer) })
  return error ? listValidationErrors(error, enServer).map(({ message }) => message) : []
}

describe('validation messages', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a missing field', z.object({ reason: z.string() }), {}, 'Required'],
    ['text for a number', z.number(), 'two', 'Must be a number'],
    ['NaN', z.number(), Number.NaN, 'Must be a number'],
    ['a fraction of a unit', z.int(), 1.5, 'Must be a whole number'],
    ['an unknown choice', z.enum(['asc', 'desc']), 'up', 'Must be one of asc, desc'],
    ['another text than the only choice', z.literal('pickup'), 'mail', 'Must be pickup'],
    ['a page size over the maximum', z.coerce.number().max(100), '101', 'Must be 100 or less'],
    ['a page below the minimum', z.coerce.number().min(1), '0', 'Enter 1 or more'],
    ['zero for a positive number', z.number().positive(), 0, 'Must be more than 0'],
    ['a text that is too long', z.string().max(3), 'four', 'Up to 3 characters'],
    ['an empty text', z.string().min(1), '', 'Must not be empty'],
    ['a text that is too short', z.string().min(2), 'a', 'At least 2 characters'],
    ['an empty list', z.array(z.string()).min(1), [], 'Must not be empty'],
    ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Up to 1 entry'],
    ['an email address without a host', z.email(), 'rosa@', 'Must be an email address'],
    ['an invalid id', z.guid(), 'nope', 'Must be an ID'],
    ['an unknown key', z.strictObject({}), { role: 'admin' }, 'Must not have role'],
    ['neither of two forms', z.union([z.number(), z.boolean()]), 'x', 'Doesn’t match any allowed format'],
  ])('%s', (_, schema, given, expected) => {
    expect(getMessages(schema, given)).toEqual([expected])
  })

  test("a schema's own message is a key of the catalogue", () => {
    expect(getMessages(z.string().min(1, fieldMessage('nameRequired')), '')).toEqual(['Enter a name'])
    expect(getMessages(z.string().min(1, 'toString'), '')).toEqual(['toString'])
  })
})
