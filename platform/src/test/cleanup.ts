type Cleanup = () => Promise<unknown>
const cleanups: Cleanup[] = []

/** Runs after all tests of the file. An `afterAll` would have no effect inside a hook or a test. */
export function registerCleanup(close: Cleanup): void {
  cleanups.push(close)
}

/** What was opened last is closed first. */
export async function runCleanups(): Promise<void> {
  for (let close = cleanups.pop(); close; close = cleanups.pop()) await close()
}
