/** How a component is started; it runs in a folder of its own. */
export type Program = {
  command: string
  args: string[]
  env?: Record<string, string>
  /** By name; written to the folder before the first start. */
  files?: Record<string, string>
  /** Runs as the user of the drill; the others as `postgres`, since PostgreSQL rejects root. */
  isOwnProgram?: boolean
}
