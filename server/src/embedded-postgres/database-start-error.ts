/** Why the embedded database did not start: one sentence for people. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
