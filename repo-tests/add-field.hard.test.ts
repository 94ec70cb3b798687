import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'

// the whole repository is compiled and tested inside of one test
vi.setConfig({ testTimeout: 900_000 })

type Insertion = { before: string; lines: string }

const root = fileURLToPath(new URL('../', import.meta.url))
const scratch = await createScratch()
afterAll(() => rm(scratch, { recursive: true, force: true }))

const descriptorFile = 'contract/src/shops/shop-fields.ts'
const descriptor = {
  before: '  color: {',
  lines: `  parking: {
    type: 'text',
    rule: { maxChars: 200 },
    ...profile,
    erased: '',
    input: {},
    lines: ['facts', 'contacts', 'preview'],
  },`,
}
/** The other files that change, but for the API document, which is generated. */
const code: Record<string, Insertion> = {
  'contract/src/messages/en/merchant/merchant-shop.ts': {
    before: "  color: 'Awning color',",
    lines: "  parking: 'Parking',",
  },
  'web/src/features/moderation/review/shop-preview.tsx': {
    before: '    phone: { icon: Phone,',
    lines: '    parking: { icon: MapPin, text: shop.parking },',
  },
  'web/src/pages/shop/shop-page.tsx': {
    before: '    phone: phone && ',
    lines:
      '    parking: shop.parking && <ContactLink href={null} icon={<MapPin {...iconProps} />} label={shop.parking} />,',
  },
}
const migrationFile = 'server/migrations/0001_baseline.sql'
const column = {
  before: "  color text not null default '#1d5a45',",
  lines: "  parking text not null default '',",
}

test('a field that says nothing about its erasure does not compile', async () => {
  const silent = { ...descriptor, lines: descriptor.lines.replace("    erased: '',\n", '') }
  const restore = await insert(descriptorFile, silent)
  const errors = await compile('contract')
  await restore()
  expect(listFiles(errors)).toContain(descriptorFile)
})

test('after the descriptor of a new field the compiler or a test names each of the five other files', async () => {
  await insert(descriptorFile, descriptor)
  // it also names files that show the labels of all fields: nothing changes there
  expect(listFiles(await compile())).toEqual(expect.arrayContaining(Object.keys(code)))
  for (const [file, insertion] of Object.entries(code)) await insert(file, insertion)
  expect(await compile()).toBe('')

  const named = ['server/src/catalog/stored-columns.test.ts', 'repo-tests/generated-files.test.ts']
  expect(await listFailures(named)).toEqual([
    'docs/openapi.json matches its sources',
    'each column of a shop is read, or is listed as internal',
  ])
  await insert(migrationFile, column)
  await run('repo-tests/generate.ts')
  // it is saved, reviewed, read back and erased without further code
  const behavior = ['server/src/shops/shops.test.ts', 'server/src/accounts/users/erasure-is-complete.test.ts']
  expect(await listFailures([...named, ...behavior])).toEqual([])
})

/** Where packages resolve as in the repository, but for ours: their links are relative. */
async function createScratch(): Promise<string> {
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data/add-field-'))
  const filter = (path: string) => !/^(node_modules|dist|\..*)$/.test(basename(path))
  for (const name of await readdir(root))
    if (filter(name)) await cp(join(root, name), join(folder, name), { recursive: true, filter })
  const links = 'node_modules/@mainstreet'
  await cp(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true })
  for (const installed of globSync('*/node_modules', { cwd: root }))
    await symlink(join(root, installed), join(folder, installed))
  return folder
}

async function insert(file: string, { before, lines }: Insertion) {
  const path = join(scratch, file)
  const text = await readFile(path, 'utf8')
  expect(text.split(before), `${before} in ${file}`).toHaveLength(2)
  await writeFile(
    path,
    text.replace(before, () => `${lines}\n${before}`),
  )
  return () => writeFile(path, text)
}

/** What it prints; a program that fails prints why. */
async function run(...args: string[]): Promise<string> {
  // a test runner inside of a test runner
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const options = { cwd: scratch, env, maxBuffer: 2 ** 26 }
  const finished = promisify(execFile)(process.execPath, args, options)
  const { stdout } = await finished.catch((error: { stdout: string }) => {
    if (error.stdout) return error
    throw error
  })
  return stdout
}

const compile = (...projects: string[]) =>
  run(join(root, 'node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false', ...projects)

function listFiles(errors: string): string[] {
  const files = [...errors.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '')
  return [...new Set(files)].sort()
}

/** The titles of the tests that fail. */
async function listFailures(files: string[]): Promise<string[]> {
  const report = join(scratch, 'results.json')
  await run(
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter',
    'json',
    '--outputFile',
    report,
    ...files,
  )
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  expect(testResults).toHaveLength(files.length)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  expect(results.some(({ status }) => status === 'passed')).toBe(true)
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title)
    .sort()
}
