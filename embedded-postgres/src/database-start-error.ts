/** Why the embedded database did not start, in one sentence for people. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
