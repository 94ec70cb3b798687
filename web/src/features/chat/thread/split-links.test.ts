import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap(({ text: part, isLink }) => (isLink ? [part] : []))

test('web addresses become links, without the punctuation after them', () => {
  expect(links('See https://example.com/a?b=c, or (http://example.org).')).toEqual([
    'https://example.com/a?b=c',
    'http://example.org',
  ])
  expect(links('HTTPS://Example.com')).toEqual(['HTTPS://Example.com'])
})

test('a bracket belongs to the address that opens it', () => {
  expect(
    links(
      'https://example.com/Crumb_(band) (see https://example.com/Crumb_(band)). [http://example.org/a[1]]' +
        ' （https://example.jp/パン）。 {https://example.com/{id}}! https://example.com/a)b',
    ),
  ).toEqual([
    'https://example.com/Crumb_(band)',
    'https://example.com/Crumb_(band)',
    'http://example.org/a[1]',
    'https://example.jp/パン',
    'https://example.com/{id}',
    'https://example.com/a)b',
  ])
})

test('other text does not', () => {
  for (const text of [
    'javascript:alert(1)',
    'mailto:a@b.c',
    'data:text/html,x',
    'www.example.com',
    'https://',
    'http:// x',
  ])
    expect(links(text), text).toEqual([])
})

test('no text is lost, and every link leads to the web', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'https://',
      'a',
      '.',
      ' ',
      'b/c',
      ')',
      '(',
      '[',
      ']',
      '）',
      '_',
      '"',
      'javascript:',
      'http://x',
      '\n',
      'ü',
    ),
  )
  fc.assert(
    fc.property(pieces, (some) => {
      const text = some.join('')
      expect(
        splitLinks(text)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(text)
      for (const link of links(text)) expect(new URL(link).protocol).toMatch(/^https?:$/)
    }),
  )
})
