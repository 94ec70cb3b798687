import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import openRollingFile from 'pino-roll'
import type { LogWarning } from './log-warning.ts'

export type RotatingLog = {
  write(line: string): void
  /** Writes what waits. */
  close(): Promise<void>
}

/** Beside the current file. */
const maxOlderFiles = 5
const maxWaitingChars = 4_000_000

/**
 * Writes to `file` with a number before its extension, and to the next number when the size is reached; `current.log`
 * beside it leads to the newest. Loaded with its setting only.
 */
export async function openRotatingLog(
  file: string,
  warn: LogWarning,
  size: `${number}m` | `${number}k` = '10m',
): Promise<RotatingLog> {
  // its own error would come later, as an event
  mkdirSync(dirname(file), { recursive: true })
  accessSync(dirname(file), constants.W_OK)
  const rolling = await openRollingFile({
    file,
    size,
    mode: 0o640,
    maxLength: maxWaitingChars,
    symlink: true,
    // of earlier starts, too
    limit: { count: maxOlderFiles, removeOtherLogFiles: true },
  })
  let isReported = false
  rolling.on('error', (error) => {
    // a full disk fails each line; the program continues, and lines that do not fit are dropped
    if (!isReported) warn(error, `the log ${file} cannot be written; further failures are not reported`)
    isReported = true
  })
  return {
    write: (line) => void rolling.write(line),
    async close() {
      const closed = once(rolling, 'close')
      rolling.end()
      await closed
    },
  }
}
