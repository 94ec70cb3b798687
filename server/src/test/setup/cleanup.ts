type Cleanup = () => Promise<unknown>
const cleanups: Cleanup[] = []

/** When the file's tests are over; an `afterAll` would not be heard from inside a hook or a test. */
export function registerCleanup(close: Cleanup): void {
  cleanups.push(close)
}

/** What was opened last is closed first. */
export async function runCleanups(): Promise<void> {
  for (let close = cleanups.pop(); close; close = cleanups.pop()) await close()
}
