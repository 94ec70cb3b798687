import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Built for Linux on x64 alone. */
const isShipped = process.platform === 'linux' && process.arch === 'x64'
const cache = fileURLToPath(new URL('../node_modules/.cache/mainstreet-chromium', import.meta.url))

/** Quiet, and without a call to anybody outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * CHROME_PATH, else the browser that npm brought (unpacked once, 210 MB): everybody tests with the same version, and it
 * is a headless shell, twice as fast as an installed Chromium, which serves where npm brings none.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROME_PATH
  if (given && !existsSync(given)) throw new Error(`There is no browser at CHROME_PATH (${given})`)
  const executablePath = given || (isShipped ? undefined : installed.find((path) => existsSync(path)))
  return executablePath ? { executablePath, args } : unpackedBrowser()
}

async function unpackedBrowser(): Promise<LaunchOptions> {
  const program = join(cache, 'chromium')
  if (!existsSync(program)) await unpack()
  const fonts = { FONTCONFIG_FILE: writeFontConfig() }
  // NSS is all that it needs from the system; where that is missing, npm's own copy serves
  const libraries = lacksLibraries(program) ? { LD_LIBRARY_PATH: join(cache, 'al2023', 'lib') } : {}
  return { executablePath: program, args, env: { ...environment(), ...fonts, ...libraries } }
}

/** The package's own names folders of a cloud function: without any font the browser ends at the first select or time field. */
function writeFontConfig(): string {
  const file = join(cache, 'fonts.conf')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts', 'fonts')}</dir>
  <cachedir>${join(cache, 'font-cache')}</cachedir>
</fontconfig>
`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return file
}

/** Under another name first, so that a cut-off run leaves no half of a browser. */
async function unpack(): Promise<void> {
  const folder = `${cache}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(
      fileURLToPath(import.meta.resolve('@sparticuz/chromium')).replace(
        /build\/index\.js$/,
        'bin/al2023.tar.br',
      ),
    )
    renameSync(folder, cache)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}

function lacksLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
