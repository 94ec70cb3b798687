import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The packages that run on Node, each after those that it may import. */
export const nodePackages = [
  'platform',
  'embedded-postgres',
  'identity',
  'storage',
  'realtime',
  'server',
  'demo',
] as const
const folders = ['contract', ...nodePackages, 'drill', 'programs', 'web', 'e2e', 'tools', 'repo-tests']

export const files = globSync(`{${folders}}/**/*.{ts,tsx,cjs,mts}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**'],
}).sort()

export const getPackage = (file: string) => file.slice(0, file.indexOf('/'))

export function isNodeFile(file: string): boolean {
  return nodePackages.some((name) => name === getPackage(file))
}

/** A test, or what only tests import. */
export const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/test\/|^e2e\//.test(file)

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export type ModuleImport = { from: string; line: number; target: string; isDynamic: boolean }

export const importStatement =
  /^(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Type-only and dynamic imports included. */
export const imports: ModuleImport[] = files.flatMap((from) => {
  const text = readSource(from)
  return [...text.matchAll(importStatement)].map((match) => {
    const [, named, bare, dynamic] = match
    const line = text.slice(0, match.index).split('\n').length
    const target = resolveTarget(from, named ?? bare ?? dynamic ?? '')
    return { from, line, target, isDynamic: dynamic !== undefined }
  })
})

/** For our own code the path from the root, for a package its name. */
function resolveTarget(from: string, target: string): string {
  const workspaceFile = /^@mainstreet\/([\w-]+)\/(.*)$/.exec(target)
  if (workspaceFile) return `${workspaceFile[1]}/src/${workspaceFile[2]}`
  return target.startsWith('.') ? join(dirname(from), target) : target
}

/** Files that run in Node, but for tests, whose text is so. */
export const findNodeFiles = (isSo: (source: string) => boolean) =>
  files.filter((file) => isNodeFile(file) && !isTest(file) && isSo(readSource(file)))
