declare module 'pino-roll' {
  import type { EventEmitter } from 'node:events'

  /** Of SonicBoom. */
  type RollingFile = EventEmitter & {
    write(line: string): boolean
    end(): void
  }

  type Options = {
    /** A number is put before its extension. */
    file: string
    size: `${number}m` | `${number}k`
    mode: number
    /** More waiting characters are dropped. */
    maxLength: number
    symlink: boolean
    /** `count`: beside the current one. */
    limit: { count: number; removeOtherLogFiles: boolean }
  }

  export default function openRollingFile(options: Options): Promise<RollingFile>
}
