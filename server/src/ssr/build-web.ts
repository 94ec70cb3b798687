import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const sources = ['web', 'contract/src', 'package-lock.json']
const excludedNames = new Set(['node_modules', 'dist', '.types'])
/** The last file that the build writes. */
const buildMarker = 'web/dist/server/entry-server.js'

/** Whether there is a build, of whatever age. */
export async function isWebBuilt(root: string): Promise<boolean> {
  return (await getModifiedAt(join(root, buildMarker))) > 0
}

/** Builds the web app when its build is missing or older than its source. */
export async function buildWebWhenOutdated(root: string, print: (line: string) => void): Promise<void> {
  const built = await getModifiedAt(join(root, buildMarker))
  const times = await Promise.all(sources.map((path) => getNewestModifiedAt(join(root, path))))
  if (built > Math.max(...times)) return
  print('Building the web app (a few seconds, only when it has changed) ...')
  await runBuild(root)
}

async function getModifiedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

async function getNewestModifiedAt(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  if (entries.length === 0) return getModifiedAt(path)
  const times = entries
    .filter(({ name }) => !excludedNames.has(name))
    .map((entry) =>
      entry.isDirectory()
        ? getNewestModifiedAt(join(path, entry.name))
        : getModifiedAt(join(path, entry.name)),
    )
  return Math.max(0, ...(await Promise.all(times)))
}

function runBuild(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web app could not be built:\n${output}`)),
    )
  })
}
