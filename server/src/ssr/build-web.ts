import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['web', 'contract/src', 'package-lock.json']
const excludedNames = new Set(['node_modules', 'dist'])
/** Of the result, which appears as a whole, the file that is written first: what changes later is newer. */
const buildMarker = 'web/dist/client/index.html'

/** Whether there is a build, of whatever age. */
export function isWebBuilt(root: string): boolean {
  return getModifiedAt(join(root, buildMarker)) > 0
}

/** Builds the web app when its build is missing or older than its source. */
export async function buildWebWhenOutdated(root: string, print: (line: string) => void): Promise<void> {
  const built = getModifiedAt(join(root, buildMarker))
  if (built > Math.max(...sources.map((path) => getNewestModifiedAt(join(root, path))))) return
  print('Building the web app (only when it has changed) ...')
  await runBuild(root, print)
}

function getModifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Synchronous: a start waits for it, and a thousand files take a third of the time of asynchronous calls. */
function getNewestModifiedAt(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return getModifiedAt(path)
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !excludedNames.has(name),
  )
  const times = entries.map((entry) => {
    const child = `${path}/${entry.name}`
    return entry.isDirectory() ? getNewestModifiedAt(child) : getModifiedAt(child)
  })
  return Math.max(0, ...times)
}

function runBuild(root: string, print: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.stdout.on('data', (text) => print(String(text).trimEnd()))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web app could not be built:\n${output}`)),
    )
  })
}
