import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

const installedBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The package contains a binary for Linux on x64 only. */
const hasBundledBrowser = process.platform === 'linux' && process.arch === 'x64'
const browserCacheDir = fileURLToPath(new URL('../node_modules/.cache/mainstreet-chromium', import.meta.url))

/** No sound, and no requests to other hosts. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * CHROME_PATH, otherwise the browser from npm (unpacked once, 210 MB): everyone tests with the same
 * version, and a headless shell is twice as fast as an installed Chromium, which is used where npm has no
 * binary.
 */
export async function getLaunchOptions(): Promise<LaunchOptions> {
  const chromePath = process.env.CHROME_PATH
  if (chromePath && !existsSync(chromePath))
    throw new Error(`There is no browser at CHROME_PATH (${chromePath})`)
  const executablePath =
    chromePath || (hasBundledBrowser ? undefined : installedBrowsers.find((path) => existsSync(path)))
  return executablePath ? { executablePath, args: browserArgs } : getBundledBrowserOptions()
}

async function getBundledBrowserOptions(): Promise<LaunchOptions> {
  const program = join(browserCacheDir, 'chromium')
  if (!existsSync(program)) await unpackBrowser()
  const fonts = { FONTCONFIG_FILE: writeFontConfig() }
  // the browser needs NSS from the system; where that is missing, the copy from npm is used
  const libraries = lacksLibraries(program) ? { LD_LIBRARY_PATH: join(browserCacheDir, 'al2023', 'lib') } : {}
  return { executablePath: program, args: browserArgs, env: { ...getEnvironment(), ...fonts, ...libraries } }
}

/**
 * The package's own configuration names folders of a cloud function: without any font the browser crashes
 * at the first select or time field.
 */
function writeFontConfig(): string {
  const file = join(browserCacheDir, 'fonts.conf')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(browserCacheDir, 'fonts', 'fonts')}</dir>
  <cachedir>${join(browserCacheDir, 'font-cache')}</cachedir>
</fontconfig>
`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return file
}

/** Unpacks under another name first, so that an interrupted run leaves no incomplete browser. */
async function unpackBrowser(): Promise<void> {
  const folder = `${browserCacheDir}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  const previousTmpDir = process.env.TMPDIR
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
    renameSync(folder, browserCacheDir)
  } finally {
    if (previousTmpDir === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previousTmpDir
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

function getEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
