import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

export const files = globSync(
  '{contract,server,protocols,demo,web,e2e,tools,repo-tests}/**/*.{ts,tsx,cjs,mts}',
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**'] },
).sort()

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
  const workspaceFile = /^@mainstreet\/(\w+)\/(.*)$/.exec(target)
  if (workspaceFile) return `${workspaceFile[1]}/src/${workspaceFile[2]}`
  return target.startsWith('.') ? join(dirname(from), target) : target
}
