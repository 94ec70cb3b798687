import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  files,
  getPackage,
  importStatement,
  imports,
  isNodeFile,
  isTest,
  type ModuleImport,
  readSource,
} from './source-files.ts'

const describeImport = ({ from, line, target }: ModuleImport) => `${from}:${line} imports ${target}`

/** From left to right: each may import those to its left. The compiler keeps the packages apart. */
const capabilities =
  'accounts location media shops catalog cart orders payments chat notifications admin client-errors insights health'.split(
    ' ',
  )
const serverOrder = [...capabilities, 'live']
const contractOrder = ['text', '', ...capabilities, 'live']
const webOrder = ['ui', 'browser', 'api', 'session', 'queries', 'features', 'pages', 'app']

/** The folder under src; '' for a file directly in src. */
function getLayer(file: string): string {
  const [, , name = '', ...rest] = file.split('/')
  return rest.length > 0 ? name : ''
}
/** files outside of the list (app.ts, commands, ssr) belong to the app, to the right of all */
const rankIn = (order: string[], file: string) => {
  const rank = order.indexOf(getLayer(file))
  return rank === -1 ? order.length : rank
}
const importsWithin = (name: string) =>
  imports.filter(({ from, target }) => from.startsWith(`${name}/src/`) && target.startsWith(`${name}/src/`))

test('each of our packages exports its source, as `programs/setup-node.cjs` takes for granted', () => {
  const names = new Set(imports.flatMap(({ target }) => /^([\w-]+)\/src\//.exec(target)?.[1] ?? []))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) {
    const { name: full, exports } = JSON.parse(readSource(`${name}/package.json`))
    if (exports) expect([full, exports]).toEqual([`@mainstreet/${name}`, { './*': './src/*' }])
  }
})

test('OpenTelemetry is loaded by its setting alone', () => {
  const tracing = 'platform/src/trace/open-telemetry.ts'
  const others = files.filter(
    (file) => file !== tracing && !isTest(file) && readSource(file).includes("from '@opentelemetry/"),
  )
  expect(others).toEqual([])
  const importers = imports.filter(({ target, from }) => target === tracing && !isTest(from))
  expect(importers.map(({ from, isDynamic }) => [from, isDynamic])).toEqual([
    ['server/src/run-server.ts', true],
  ])
})

test('the scan finds files and imports, and each import resolves to a file', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
  const known = new Set(files)
  const unresolved = imports.filter(
    ({ target }) => /^[a-z-]+\/src\/.*\.tsx?$/.test(target) && !known.has(target),
  )
  expect(unresolved.map(describeImport)).toEqual([])
})

test('the contract imports only zod and itself', () => {
  const wrong = imports.filter(
    ({ from, target }) =>
      from.startsWith('contract/src/') &&
      !isTest(from) &&
      target !== 'zod' &&
      !target.startsWith('contract/'),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('no relative import leaves its package', () => {
  const mocked = /^vi\.mock\('(\.[^']*)'/gm
  const wrong = files.flatMap((from) => {
    const text = readSource(from)
    return [...text.matchAll(importStatement), ...text.matchAll(mocked)]
      .map((match) => match.slice(1).find((target) => target?.startsWith('.')))
      .filter((target) => target && getPackage(join(dirname(from), target)) !== getPackage(from))
      .map((target) => `${from}: ${target}`)
  })
  expect(wrong).toEqual([])
})

test('storage and realtime know no shop', () => {
  const wrong = files.filter(
    (file) => /^(storage|realtime)\/src\//.test(file) && !isTest(file) && /shop/i.test(readSource(file)),
  )
  expect(wrong).toEqual([])
})

test('production code loads the demo from the programs only, and dynamically', () => {
  const isProduction = (file: string) => !isTest(file) && !/^(demo|server\/bench)\//.test(file)
  const found = imports.filter(({ from, target }) => target.startsWith('demo/') && isProduction(from))
  expect(found.map(({ from, target, isDynamic }) => ({ from, target, isDynamic }))).toEqual([
    { from: 'programs/identity-server.ts', target: 'demo/src/demo.ts', isDynamic: true },
    { from: 'programs/main.ts', target: 'demo/src/demo.ts', isDynamic: true },
  ])
})

test('in the server, a capability imports only those to its left', () => {
  const wrong = importsWithin('server').filter(
    ({ from, target }) => !isTest(from) && rankIn(serverOrder, target) > rankIn(serverOrder, from),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('in the contract, a capability imports only those to its left', () => {
  const wrong = importsWithin('contract').filter(
    ({ from, target }) =>
      getLayer(from) !== '' && !isTest(from) && rankIn(contractOrder, target) > rankIn(contractOrder, from),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('only the app imports routes, and only tests and the bench import test code', () => {
  const nodeImports = imports.filter(({ from }) => isNodeFile(from) && !from.startsWith('server/bench/'))
  const wrong = nodeImports.filter(
    ({ from, target }) =>
      (isNodeFile(target) &&
        target.endsWith('/routes.ts') &&
        (getPackage(from) !== 'server' || getLayer(from) !== '')) ||
      (isTest(target) && !isTest(from)),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('in the web, imports go one way: ui, browser, api, session, queries, features, pages, app', () => {
  const wrong = importsWithin('web').filter(
    ({ from, target }) => rankIn(webOrder, target) > rankIn(webOrder, from),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('pages do not import pages, features do not import features', () => {
  const getPart = (file: string) => /^web\/src\/(?:features|pages)\/([^/]+)/.exec(file)?.[0]
  const wrong = importsWithin('web').filter(({ from, target }) => {
    const [part, targetPart] = [getPart(from), getPart(target)]
    return part && targetPart && part !== targetPart && getLayer(from) === getLayer(target)
  })
  expect(wrong.map(describeImport)).toEqual([])
})

test('ui imports no router, no query library, and of the contract only messages and limits', () => {
  const wrong = imports.filter(
    ({ from, target }) =>
      from.startsWith('web/src/ui/') &&
      /^(@tanstack\/|contract\/(?!src\/(messages\/(messages|format)|([\w-]+\/)?[\w-]*limits)\.ts$)|virtual:)/.test(
        target,
      ),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('there are no import cycles, type-only imports included', () => {
  const byImporter = Map.groupBy(imports, ({ from }) => from)
  const visited = new Set<string>()
  const cycles: string[] = []
  function visit(file: string, path: string[]) {
    if (path.includes(file)) return cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (visited.has(file)) return
    for (const { target } of byImporter.get(file) ?? []) visit(target, [...path, file])
    visited.add(file)
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})
