import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const coded = (message: string, more: object) => Object.assign(new Error(message), more)

test.each<[string, unknown, string]>([
  ['a single error', new Error('The disk is full.'), 'The disk is full.'],
  [
    'a chain of causes',
    new Error('The start failed', { cause: new Error('The step failed:', { cause: new Error('no room') }) }),
    'The start failed: The step failed: no room',
  ],
  [
    'a cause that its error repeats',
    new Error('The start failed: no room', { cause: new Error('no room') }),
    'The start failed: no room',
  ],
  ['an error without a message', coded('', { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    'several addresses',
    new AggregateError([new Error('refused ::1:9'), new Error('refused 127.0.0.1:9')], ''),
    'refused ::1:9, refused 127.0.0.1:9',
  ],
  [
    'a database hint, without the values of the row',
    coded('no extension', { hint: 'Install it first.', detail: 'Key (email)=(ada@people.example)' }),
    'no extension (Install it first)',
  ],
  ['a value that is no error', 'just words', 'just words'],
])('%s', (_, error, expected) => {
  expect(describeError(error)).toBe(expected)
})

test('a circular chain of causes ends', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(describeError(first)).toBe('first: second')
})
