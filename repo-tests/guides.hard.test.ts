import { expect, test, vi } from 'vitest'
import { createScratchCopy } from './scratch-copy.ts'

// the whole repository is compiled and tested inside of each test
vi.setConfig({ testTimeout: 900_000 })

/** Each test follows a guide of docs/contributing.md; what it adds stays for the next ones. */
const { check, compile, generate, insert, listFailures, listFilesWithErrors, write } =
  await createScratchCopy()

test('a new setting takes the two files of the guide, and a test names the second', async () => {
  await insert('server/src/config.ts', {
    before: '  S3_ENDPOINT: httpUrl.optional(),',
    lines: '  SUPPORT_EMAIL: z.email().optional(),',
  })
  await insert('server/src/config.ts', {
    before: '    logLevel: LOG_LEVEL,',
    lines: '    supportEmail: parsed.data.SUPPORT_EMAIL,',
  })
  expect(await compile()).toBe('')
  const tests = ['repo-tests/settings.test.ts', 'server/src/config.test.ts']
  expect(await listFailures(tests)).toHaveLength(1)
  await insert('docs/configuration.md', {
    before: '| `LOG_LEVEL` |',
    lines: '| `SUPPORT_EMAIL` | none | address of the support |',
  })
  expect(await listFailures(tests)).toEqual([])
  expect(await check()).toBe('')
})

test('after the declaration of a new event the compiler names the files of the guide', async () => {
  await insert('contract/src/events.ts', {
    before: "  'user.deleted': { id: string }",
    lines: "  'shop.renamed': { id: string; name: string }",
  })
  const code = {
    'contract/src/messages/en/admin/dead-letters.ts': {
      before: "    'user.deleted': 'Handle",
      lines: "    'shop.renamed': 'Handle a renamed shop',",
    },
    'server/src/event-handlers.ts': {
      before: "    'user.deleted': broadcast,",
      lines: "    'shop.renamed': broadcast,",
    },
  }
  expect(await listFilesWithErrors('contract')).toEqual(['contract/src/messages/en/admin/dead-letters.ts'])
  expect(await listFilesWithErrors()).toEqual(expect.arrayContaining(Object.keys(code)))
  for (const [file, insertion] of Object.entries(code)) await insert(file, insertion)
  expect(await compile()).toBe('')
  expect(await listFailures(['server/src/event-handlers.test.ts'])).toEqual([])
  expect(await check()).toBe('')
})

test('a new call takes the files of the guide, and tests name those that the compiler does not', async () => {
  await insert('contract/src/health/calls.ts', {
    before: '  getReadiness: call({',
    lines: `  getVersion: call({
    method: 'GET',
    path: '/api/version',
    access: 'public',
    summary: 'Get the version of the server',
    description: 'Returns the version of the server.',
    response: z.object({ version: z.string() }),
  }),`,
  })
  const affected = [
    'repo-tests/contract-coverage.test.ts',
    'repo-tests/generated-files.test.ts',
    'server/src/test/permissions/permissions.test.ts',
    'server/src/test/permissions/audited-calls.test.ts',
  ]
  expect((await listFailures(affected)).length).toBeGreaterThanOrEqual(affected.length)
  await insert('server/src/health/routes.ts', {
    before: '  on(calls.getReadiness,',
    lines: '  on(calls.getVersion, async () => ({ version }))\n',
  })
  await insert('server/src/test/permissions/permissions.test.ts', {
    before: 'getReadiness                  -',
    lines: 'getVersion                    -            200      200      200      200   200   200',
  })
  await insert('server/src/test/permissions/audited-calls.test.ts', {
    before: "  getReadiness: 'public',",
    lines: "  getVersion: 'public',",
  })
  await generate()
  expect(await compile()).toBe('')
  expect(await listFailures(affected)).toEqual([])
  expect(await check()).toBe('')
})

/** From a folder below. */
const source = '../..'

test('a new page takes the files of the guide, which the compiler names', async () => {
  await insert('contract/src/routes.ts', {
    before: "  cart: { path: '/cart',",
    lines: "  about: { path: '/about', access: 'public', title: 'About us', robots: 'noindex' },",
  })
  await write(
    'web/src/pages/about/about-page.tsx',
    `import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { Page } from '${source}/ui/layout/page.tsx'

export function AboutPage() {
  return <Page title={routes.about.title}>{m.app.notFound.text}</Page>
}
`,
  )
  const code = {
    'contract/src/accounts/page-access.test.ts': {
      before: "  cart: ['show',",
      lines: "  about: ['show', 'show', 'show', 'show'],",
    },
    'web/src/app/router/deferred-pages.ts': {
      before: '  cart: async',
      lines: `  about: async () => (await import('${source}/pages/about/about-page.tsx')).AboutPage,`,
    },
  }
  expect(await listFilesWithErrors()).toEqual(expect.arrayContaining(Object.keys(code)))
  for (const [file, insertion] of Object.entries(code)) await insert(file, insertion)
  expect(await compile()).toBe('')
  const rules = ['contract/src/accounts/page-access.test.ts', 'repo-tests/page-paths.test.ts']
  expect(await listFailures(rules)).toEqual([])
  expect(await check()).toBe('')
})
