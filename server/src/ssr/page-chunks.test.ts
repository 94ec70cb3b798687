import { expect, test } from 'vitest'
import { getPageChunks } from './page-chunks.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', 'home.tsx'] },
  'home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js'] },
}

test('a page loads its own files once, and not those of the entry', () => {
  expect(getPageChunks(manifest, 'home.tsx')).toEqual(['assets/home.js', 'assets/card.js'])
})

test('an unknown page loads nothing', () => {
  expect(getPageChunks(manifest, 'nowhere.tsx')).toEqual([])
})
