type Close = () => Promise<unknown>
const open: Close[] = []

/** When the file's tests are over; an `afterAll` would not be heard from inside a hook or a test. */
export function atClosingTime(close: Close): void {
  open.push(close)
}

/** What was opened last is closed first. */
export async function closeAll(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close()
}
