import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseStartError } from './database-start-error.ts'

export function getErrno(error: unknown): string {
  return (error as NodeJS.ErrnoException)?.code ?? String(error)
}

/** Runs a step that writes below `folder`; turns an error of the file system into a sentence for people. */
export function withWriteErrors<T>(folder: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error
    throw new DatabaseStartError(
      `The data folder ${folder} cannot be written (${getErrno(error)}): give this user the right to write there, or name another folder in DATA_DIR.`,
      { cause: error },
    )
  }
}

/** The file is complete or absent, also after a power loss. */
export function writeAtomically(path: string, text: string, mode: number) {
  const draft = `${path}-${process.pid}`
  rmSync(draft, { force: true })
  writeFileSync(draft, text, { flag: 'wx', mode, flush: true })
  renameSync(draft, path)
}
