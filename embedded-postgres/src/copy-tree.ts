import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

type CopyTreeOptions = {
  owner?: { uid: number; gid: number } | undefined
  /** Applies to entries of the top folder. */
  isExcluded?: (name: string) => boolean
}

/** Copies a folder with its file modes and syncs each file to disk. Follows links. Returns the number of files. */
export function copyTree(
  from: string,
  to: string,
  { owner, isExcluded = () => false }: CopyTreeOptions = {},
): number {
  const { mode } = statSync(from)
  mkdirSync(to, { recursive: true, mode: mode & 0o777 })
  let files = 0
  for (const name of readdirSync(from)) {
    if (isExcluded(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    const entry = statSync(source)
    if (entry.isDirectory()) files += copyTree(source, target, { owner })
    else if (entry.isFile()) {
      copyFile(source, target, owner)
      files += 1
    }
  }
  chmodSync(to, mode & 0o777)
  if (owner) chownSync(to, owner.uid, owner.gid)
  syncToDisk(to)
  return files
}

function copyFile(from: string, to: string, owner: CopyTreeOptions['owner']): void {
  copyFileSync(from, to)
  if (owner) chownSync(to, owner.uid, owner.gid)
  syncToDisk(to)
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
