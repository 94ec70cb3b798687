import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import * as limits from '@mainstreet/contract/limits.ts'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{contract,server,protocols,demo,web,e2e,tools,repo-tests}/**/*.{ts,tsx,cjs,mts}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**'],
}).sort()

type ModuleImport = { from: string; line: number; target: string; typeOnly: boolean }

const importStatement =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

function listImports(file: string): ModuleImport[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importStatement)].map((found) => {
    const [, type, named, bare, lazy] = found
    const line = text.slice(0, found.index).split('\n').length
    const target = resolveTarget(file, named ?? bare ?? lazy ?? '')
    return { from: file, line, target, typeOnly: type !== undefined }
  })
}

/** The file from the root for our own code, the package's name for the others'. */
function resolveTarget(file: string, target: string): string {
  const ours = /^@mainstreet\/(\w+)\/(.*)$/.exec(target)
  if (ours) return `${ours[1]}/src/${ours[2]}`
  return target.startsWith('.') ? join(dirname(file), target) : target
}

const imports = files.flatMap(listImports)
const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file)
const describeImport = ({ from, line, target }: ModuleImport) => `${from}:${line} imports ${target}`

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
  const known = new Set(files)
  const lost = imports.filter(
    ({ target }) => /^(contract|server|protocols|demo|web)\/.*\.tsx?$/.test(target) && !known.has(target),
  )
  expect(lost.map(describeImport)).toEqual([])
})

/** From left to right: each may import what stands before it. */
const capabilities =
  'accounts location media shops catalog cart orders payments chat notifications admin reports'.split(' ')
const serverOrder = [
  'platform',
  'protocols/auth',
  ...capabilities,
  'protocols/storage',
  'live',
  'protocols/realtime',
]
const contractOrder = ['', ...capabilities, 'live']
// the client carries the session's token, and the session is renewed through the client
const webOrder = ['ui', 'browser', 'api', 'features', 'pages', 'app']

/** The folder under src; '' for a file that lies beside them. */
function folderOf(file: string): string {
  const [workspace, folder = '', name = '', ...rest] = file.split('/')
  if (workspace === 'protocols') return `protocols/${folder}`
  if (file.startsWith('web/src/session/')) return 'api'
  return rest.length > 0 ? name : ''
}
/** What is in no list (app.ts, commands, ssr) is the app, to the right of them all. */
const rankIn = (order: string[], file: string) => {
  const rank = order.indexOf(folderOf(file))
  return rank === -1 ? order.length : rank
}
const importsWithin = (workspace: string) =>
  imports.filter(
    ({ from, target }) => from.startsWith(`${workspace}/src/`) && target.startsWith(`${workspace}/`),
  )
/** The server and the protocols that it speaks. */
const ofServer = imports.filter(({ from, target }) =>
  [from, target].every((file) => /^(server\/src|protocols)\//.test(file)),
)

describe('who imports whom', () => {
  test('the contract knows zod and itself, and nothing else', () => {
    const wrong = imports.filter(
      ({ from, target }) =>
        from.startsWith('contract/src/') &&
        !isTest(from) &&
        target !== 'zod' &&
        !target.startsWith('contract/'),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('server and browser meet only in the contract', () => {
    const wrong = imports.filter(
      ({ from, target }) =>
        (from.startsWith('server/src/') && /^(web|e2e|tools)\//.test(target)) ||
        (from.startsWith('web/src/') && /^(server|e2e|tools)\//.test(target)),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('the platform knows nothing of shops, and a capability only what is to its left', () => {
    const wrong = ofServer.filter(
      ({ from, target }) => !isTest(from) && rankIn(serverOrder, target) > rankIn(serverOrder, from),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('the words of the contract follow the same order', () => {
    const wrong = importsWithin('contract').filter(
      ({ from, target }) =>
        folderOf(from) !== '' && !isTest(from) && rankIn(contractOrder, target) > rankIn(contractOrder, from),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('only the app imports routes, and only a test imports what is for tests', () => {
    const wrong = ofServer.filter(
      ({ from, target }) =>
        (target.endsWith('/routes.ts') && folderOf(from) !== '') || (isTest(target) && !isTest(from)),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('in the browser: ui, api, features, pages, app', () => {
    const wrong = importsWithin('web').filter(
      ({ from, target }) => rankIn(webOrder, target) > rankIn(webOrder, from),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('no feature and no page imports another', () => {
    const part = (file: string) => /^web\/src\/(?:features|pages)\/([^/]+)/.exec(file)?.[0]
    const wrong = importsWithin('web').filter(({ from, target }) => {
      const [one, other] = [part(from), part(target)]
      return one && other && one !== other && folderOf(from) === folderOf(target)
    })
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('the kit knows no router, no query and no contract', () => {
    const wrong = imports.filter(
      ({ from, target }) =>
        from.startsWith('web/src/ui/') && /^(@tanstack\/|contract\/|virtual:)/.test(target),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('no import runs in a circle', () => {
    const next = Map.groupBy(
      imports.filter(({ typeOnly }) => !typeOnly),
      ({ from }) => from,
    )
    const done = new Set<string>()
    const circles: string[] = []
    function walk(file: string, path: string[]) {
      if (path.includes(file)) return circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      if (done.has(file)) return
      for (const { target } of next.get(file) ?? []) walk(target, [...path, file])
      done.add(file)
    }
    for (const file of files) walk(file, [])
    expect(circles).toEqual([])
  })
})

describe('where things live', () => {
  test('nothing is called utils, helpers, lib or common', () => {
    const wrong = files.filter((file) =>
      /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.\w+$)/.test(file),
    )
    expect(wrong).toEqual([])
  })

  test('files are kebab-case', () => {
    const wrong = files.filter((file) => !/(^|\/)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(file))
    expect(wrong).toEqual([])
  })

  test('there are no barrels and no default exports of our own', () => {
    const reExport = /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+['"][^'"]+['"]\s*;?\s*/gm
    const wrong = files.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim()
      return /^export\s+\*/m.test(code) || (code !== '' && code.replace(reExport, '').trim() === '')
    })
    expect(wrong).toEqual([])
    const mayDefault =
      /(\.config\.ts|\.d\.ts|server\/src\/test\/setup\/database-cluster\.ts|e2e\/[\w-]+\.ts)$/
    const defaults = files.filter(
      (file) => /^export default /m.test(readFileSync(join(root, file), 'utf8')) && !mayDefault.test(file),
    )
    expect(defaults).toEqual([])
  })

  test('the server has no .tsx, which Node cannot run', () => {
    expect(files.filter((file) => /^(server|protocols|demo)\//.test(file) && file.endsWith('.tsx'))).toEqual(
      [],
    )
  })

  test('only config.ts reads the environment', () => {
    // the programs hand it to config.ts; two files hand it on to PostgreSQL's programs
    const handOn = ['embedded-postgres/cluster', 'platform/db/dump-database']
    const programs = ['main', 'commands/admin', 'commands/identity-server', 'commands/backup', ...handOn].map(
      (name) => `server/src/${name}.ts`,
    )
    const mayRead = new Set([...programs, 'server/src/config.ts', 'demo/seed-command.ts'])
    const wrong = files
      .filter((file) => /^(server\/src|protocols|demo)\//.test(file) && !isTest(file) && !mayRead.has(file))
      .flatMap((file) => findLines(file, /process\.env\b/))
    expect(wrong).toEqual([])
  })
})

function findLines(file: string, pattern: RegExp): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1} ${text.trim()}`] : []))
}

test('no number of the contract is obeyed by nobody', () => {
  const limitsFile = 'contract/src/limits.ts'
  const obeying = imports
    .filter(({ from, target }) => target === limitsFile && from !== 'contract/src/limits.test.ts')
    .map(({ from }) => readFileSync(join(root, from), 'utf8'))
  const isUsed = (text: string, group: string, name: string) => {
    const rest = text.replace(importStatement, '')
    const taken = new RegExp(`\\b${group}\\b`).exec(text) !== null
    const whole = new RegExp(`\\b${group}\\b[,)]`).test(rest)
    return taken && (whole || new RegExp(`\\b${name}\\b`).test(rest))
  }
  const idle = Object.entries(limits).flatMap(([group, numbers]) =>
    Object.keys(numbers)
      .filter((name) => !obeying.some((text) => isUsed(text, group, name)))
      .map((name) => `${group}.${name}`),
  )
  expect(idle).toEqual([])
})

test('each call of the contract has exactly one route', () => {
  const routes = globSync('{server/src,protocols,demo}/**/*routes.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bon\(\s*(?:\w+\.)?(\w+),/g)].map(([, name = '']) => name))
  const once = Object.keys(calls).filter((name) => routes.filter((route) => route === name).length !== 1)
  expect(once, 'routed never, or more than once').toEqual([])
  expect(routes.filter((name) => !(name in calls))).toEqual([])
})
