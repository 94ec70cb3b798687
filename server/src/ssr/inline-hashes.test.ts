import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getInlineHashes } from './inline-hashes.ts'

const getNamedHashes = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`

test('a page may run its built scripts and styles, but not those in shop content', () => {
  const page = `<head><script>theme()</script><style>p{color:red}</style><script type="module" src="/a.js"></script></head>`
  expect(getInlineHashes(page)).toEqual({
    scripts: [getNamedHashes('theme()')],
    styles: [getNamedHashes('p{color:red}')],
  })
})

test('a page without inline content allows none', () => {
  expect(getInlineHashes('<html><script src="/a.js"></script></html>')).toEqual({ scripts: [], styles: [] })
})
