import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test.each([
  ['nothing', '', []],
  ['white space and comments only', ' ; -- one; two\n /* three; */ ;;', []],
  ['no semicolon at the end', 'select 1', ['select 1']],
  ['two statements on a line', 'select 1; select 2;', ['select 1', 'select 2']],
  ['a comment before a statement', '-- why\nselect 1;', ['-- why\nselect 1']],
  ['a comment at the end of a file', 'select 1; -- done', ['select 1']],
  ['a division and a subtraction', 'select 4 / 2 - 1; select 2', ['select 4 / 2 - 1', 'select 2']],
])('%s', (_, text, statements) => {
  expect(splitStatements(text)).toEqual(statements)
})

const semicolonsInside = [
  "'a; b'",
  "'it''s; here'",
  "'ends in a backslash; \\'",
  "e'it\\'s; here'",
  '"a; b"',
  '"a ""quoted; "" name"',
  '-- a comment; with \' and " and $$\n1',
  "/* a comment; /* nested; */ with ' and $$ */ 1",
  '$$ begin; end $$',
  '$body$ select $$;$$; $body$',
  'do $f$ a; $g$ b; $f$',
  'a$b$ + c$b$',
  '$1',
  '$',
]

test.each(semicolonsInside)('no semicolon of %s ends a statement', (fragment) => {
  expect(splitStatements(`select ${fragment}; select 2`)).toEqual([`select ${fragment}`, 'select 2'])
})

test('statements that are joined by semicolons are split at the same places', () => {
  const statement = fc
    .array(fc.constantFrom(...semicolonsInside), { minLength: 1, maxLength: 4 })
    .map((fragments) => `select ${fragments.join(' , ')}`)
  fc.assert(
    fc.property(fc.array(statement), (statements) => {
      expect(splitStatements(statements.join(';\n'))).toEqual(statements)
    }),
  )
})
