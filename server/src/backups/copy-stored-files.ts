import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '@mainstreet/embedded-postgres/copy-tree.ts'
import { isScratch } from './scratch-folder.ts'

/** The database is copied separately, and files that are created on demand are not copied. */
const isExcluded = (name: string) => name === 'postgres' || name === 'cache' || isScratch(name)
const isImageVariant = (name: string) => name.startsWith('variants-')

/** From DATA_DIR to a backup or back. Returns the number of files. */
export function copyStoredFiles(from: string, to: string): number {
  if (!existsSync(from)) return 0
  let files = 0
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry
    if (isExcluded(name) || entry.isFile()) continue
    const options = name === 'images' ? { isExcluded: isImageVariant } : {}
    files += copyTree(join(from, name), join(to, name), options)
  }
  return files
}
