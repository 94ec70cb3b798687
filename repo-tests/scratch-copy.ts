import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect } from 'vitest'

export type Insertion = { before: string; lines: string }

const root = fileURLToPath(new URL('../', import.meta.url))

/** A copy of the sources that a test may change, removed after the tests of the file. */
export async function createScratchCopy() {
  const folder = await copySources()
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** What the program prints, and whether it succeeded. */
  async function run(...args: string[]) {
    // a test runner inside of a test runner
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
    const options = { cwd: folder, env, maxBuffer: 2 ** 26 }
    return promisify(execFile)(process.execPath, args, options).then(
      ({ stdout }) => ({ ok: true, output: stdout }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, output: stdout + stderr }),
    )
  }

  async function compile(...projects: string[]): Promise<string> {
    const { ok, output } = await run(installed('typescript/bin/tsc'), '-b', '--pretty', 'false', ...projects)
    expect(ok || output, 'a failed compilation says why').toBeTruthy()
    return output
  }

  return {
    run,
    /** The errors of the type checker, empty without any. */
    compile,
    async write(file: string, text: string) {
      await mkdir(join(folder, file, '..'), { recursive: true })
      await writeFile(join(folder, file), text)
    },
    /** Inserts lines before a text that the file has once. Returns a function that takes them out. */
    async insert(file: string, { before, lines }: Insertion) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      expect(text.split(before), `${before} in ${file}`).toHaveLength(2)
      await writeFile(
        path,
        text.replace(before, () => `${lines}\n${before}`),
      )
      return () => writeFile(path, text)
    },
    /** The files that the type checker names. */
    async listFilesWithErrors(...projects: string[]): Promise<string[]> {
      const errors = (await compile(...projects)).matchAll(/^(\S+)\(\d+,\d+\): error/gm)
      return [...new Set([...errors].map(([, file]) => file ?? ''))].sort()
    },
    /** The titles of the tests that fail. */
    async listFailures(files: string[]): Promise<string[]> {
      // neither checked nor formatted
      const report = join(folder, 'results.log')
      await run(installed('vitest/vitest.mjs'), 'run', '--reporter', 'json', '--outputFile', report, ...files)
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
    },
    /** What `npm run check` prints beside the types: lint, format, unused code. Empty when all is well. */
    async check(): Promise<string> {
      const results = [
        await run(installed('@biomejs/biome/bin/biome'), 'check', '.'),
        await run(installed('knip/bin/knip.js')),
      ]
      return results.map(({ ok, output }) => (ok ? '' : output)).join('')
    },
    generate: () => run('repo-tests/generate.ts'),
  }
}

function installed(program: string): string {
  return join(root, 'node_modules', program)
}

/** Packages resolve as in the repository, but for ours: their links are relative. */
async function copySources(): Promise<string> {
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data/scratch-'))
  const filter = (path: string) => !/^(node_modules|dist|\.(?!gitignore).*)$/.test(basename(path))
  for (const name of await readdir(root))
    if (filter(name)) await cp(join(root, name), join(folder, name), { recursive: true, filter })
  const links = 'node_modules/@mainstreet'
  await cp(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true })
  for (const modules of globSync('*/node_modules', { cwd: root }))
    await symlink(join(root, modules), join(folder, modules))
  return folder
}
