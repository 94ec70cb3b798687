import fc from 'fast-check'

/** How often each call is fuzzed. A failing seed is printed and can be passed to fast-check again. */
export const fuzzRuns = process.env.HARD ? 500 : 12

/** What people type, paste and mistype: nothing to see, other scripts, other ways to write an address or a number. */
const typedTexts = [
  '\u200b',
  '\u2800\u3164',
  '\ufeff\u00ad\u2060',
  '\ufe0f',
  '\u{e0041}\u{e007f}',
  '\u034f\u0301',
  '\u2067\u202eabc\u2069',
  'Z\u0351'.concat('\u0336'.repeat(500)),
  '👩‍👩‍👧‍👦'.repeat(30),
  '𝒜da 🍵',
  'می\u200cخواهم',
  'tom&jerry@example.com',
  '"rosa delgado"@example.com',
  'rosa@例え.テスト',
  'rosa@@example..com',
  '(209) 555-0100 ext. 12',
  '1-800-FLOWERS',
  '٢٠٩٥٥٥٠١٠٠',
  '1.000,00',
  '1,50',
  '0x1F',
  '１２.５０',
  '−3',
  '1e-9',
]

/** Values that no field expects. */
const invalidValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '   ',
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 31) - 1,
    '2',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '%_\\',
    '(((((',
    '9999999999-01-01T00:00:00Z',
    '0000-00-00',
    '2026-02-30',
    '00000000-0000-0000-0000-000000000000',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://[::1',
    'ab'.repeat(50_000),
    [],
    [null],
    Array.from({ length: 2_000 }, () => 0),
    {},
    { toString: null },
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`),
    JSON.parse(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`),
    String.raw`\u0000`,
  ),
  fc.constantFrom(...typedTexts),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

export const invalidText = fc.oneof(
  fc.constantFrom(
    '1',
    'true',
    'name',
    'asc',
    '',
    '-1',
    '0',
    '1e9',
    '1e309',
    'NaN',
    '9007199254740993',
    '\0',
    "created_at;drop table users'",
    '%25_\\',
    '(a+)+$',
    'ß'.repeat(2_000),
    '__proto__',
    '2026-13-45',
    '-91',
    '[]',
  ),
  fc.constantFrom(...typedTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/**
 * A valid object with an invalid value somewhere in it, perhaps under one of these names, or a completely different
 * value.
 */
export function almostValid(right: object, names: string[]): fc.Arbitrary<unknown> {
  const more = fc.dictionary(fc.constantFrom('__proto__', 'id', ...names), invalidValue, { maxKeys: 1 })
  return fc
    .tuple(corrupted(right), more)
    .map(([known, odd]) => (isPlainObject(known) ? { ...known, ...odd } : known))
}

function corrupted(right: unknown): fc.Arbitrary<unknown> {
  if (typeof right !== 'object' || right === null)
    return fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, invalidValue)
  const within = Array.isArray(right)
    ? fc.array(corrupted(right[0]), { maxLength: 3 })
    : fc.record(Object.fromEntries(Object.entries(right).map(([name, value]) => [name, corrupted(value)])))
  return fc.oneof({ weight: 15, arbitrary: within }, invalidValue)
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
