import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit before the newest migration; undefined without the history, as in a shallow clone. */
export function findPreviousVersion(): string | undefined {
  try {
    const newest = readdirSync(join(root, 'server/migrations')).sort().at(-1) ?? ''
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `server/migrations/${newest}`)
    return added === '' ? undefined : git('rev-parse', '--verify', '--quiet', `${added}^`)
  } catch {
    return undefined
  }
}

/**
 * Puts that version into an empty folder, with today's packages of others and its own workspaces, and builds it.
 * Returns its program.
 */
export function checkOutVersion(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@mainstreet'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@mainstreet') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const file of globSync('*/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string }
    symlinkSync(join(folder, dirname(file)), join(packages, name))
  }
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'pipe' })
  return join(folder, 'programs/main.ts')
}
