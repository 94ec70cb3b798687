import { expect, test } from 'vitest'
import { files, isTest, readSource } from './source-files.ts'

const findFiles = (pattern: RegExp) =>
  files.filter((file) => !isTest(file) && !file.startsWith('repo-tests/') && pattern.test(readSource(file)))

test('listeners in the browser are held by createStore and createEmitter', () => {
  expect(findFiles(/new Set<\([^)]*\) => [^>]+>\(/).filter((file) => file.startsWith('web/'))).toEqual([
    'web/src/ui/hooks/create-store.ts',
  ])
})

test('the delay between attempts is computed by getBackoffMs', () => {
  expect(findFiles(/\* (?:2|factor) \*\* /)).toEqual([
    'contract/src/retry.ts',
    // a package that stands alone
    'embedded-postgres/src/supervise.ts',
  ])
})

test('the browser sends requests through the call client', () => {
  expect(findFiles(/\bXMLHttpRequest\(/)).toEqual(['web/src/api/upload-file.ts'])
})

test('concurrent loads are shared by createSingleFlight', () => {
  // exempt: a queue of changes per order, and emailed sign-in links, each of which is completed once
  expect(findFiles(/Map<string, Promise</)).toEqual([
    'server/src/live/change-feeds.ts',
    'web/src/features/accounts/auth-links/complete-auth-link.ts',
  ])
})
