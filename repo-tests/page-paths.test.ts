import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { expect, test } from 'vitest'
import { files, readSource } from './source-files.ts'

const allRoutes = Object.values<Route>(routes)
/** Folders that contain more than pages. */
const mixedFolders = ['', 'auth', 'dev']
const firstNames = [...new Set(allRoutes.map(({ path }) => path.split('/')[1] ?? ''))].filter(
  (name) => !mixedFolders.includes(name),
)
const wholePaths = allRoutes.map(({ path }) => path).filter((path) => path !== '/' && !path.includes(':'))
const folders = allRoutes.flatMap(({ path }) => /^(\/.*\/):/.exec(path)?.[1] ?? [])

const quoteOrOrigin = /(?:['"`]|\$\{[^}]*\})/.source
const pathLiterals = [
  new RegExp(`${quoteOrOrigin}(?:${wholePaths.join('|')})(?=['"\`?#]|\\$\\{)`, 'g'),
  new RegExp(`${quoteOrOrigin}(?:${folders.join('|')})`, 'g'),
  // an anchored pattern of paths
  new RegExp(`/\\^\\\\/\\(?[^'"\`\\n/]*\\b(?:${firstNames.join('|')})\\b(?![-\\w])`, 'g'),
  // home, which only its use distinguishes from any other slash
  /\b(?:push|replace|assign|goto|redirect)\(\s*(['"`])\/\1|\b(?:href|to)(?:=|: )\{?(['"`])\/\2/g,
]

function findPathLiterals(text: string): string[] {
  return pathLiterals.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${text.slice(0, index).split('\n').length} ${found}`,
    ),
  )
}

test('the patterns find a page path and ignore other paths', () => {
  for (const text of [
    `push('/cart')`,
    `const to = \`\${origin}/payment/success?session_id=1\``,
    `\`/chat?shop=\${id}\``,
    '<a href="/login">',
    `\`/product/\${id}\``,
    `'/shop/' + id`,
    String.raw`/^\/(login|register)\b/`,
    String.raw`/^\/shop-owner-dashboard$/`,
    `router.history.replace('/')`,
    `<a href="/">`,
    `{ to: '/', search }`,
  ])
    expect(findPathLiterals(text), text).toHaveLength(1)
  for (const text of [
    `'/api/cart'`,
    `app.get('/admin/users')`,
    `import '../../pages/chat/chat-page.tsx'`,
    `text.split('/')`,
    `{ path: '/', httpOnly: true }`,
    String.raw`/^\/(api|dev|auth)(\/|$)/`,
    `'/shops/'`,
    'href(routes.cart)',
  ])
    expect(findPathLiterals(text), text).toEqual([])
})

/** A separate server, for comparison in the benchmark. */
const exceptions = [
  'contract/src/routes.ts',
  'server/bench/baseline-checkout.ts',
  'server/bench/checkout-workload.ts',
]

/** Tests expect literal addresses. */
const isTestFile = (file: string) => /\.(test|spec)\.tsx?$|\/test\//.test(file)

test('page paths are written in the table of routes only', () => {
  const checked = files.filter((file) => !isTestFile(file) && !exceptions.includes(file))
  expect(checked.length).toBeGreaterThan(900)
  const found = checked.flatMap((file) => findPathLiterals(readSource(file)).map((one) => `${file}:${one}`))
  expect(found, 'use href(routes...)').toEqual([])
})

test('each exception is needed', () => {
  const unused = exceptions.filter(
    (file) => file !== 'contract/src/routes.ts' && findPathLiterals(readSource(file)).length === 0,
  )
  expect(unused).toEqual([])
})
