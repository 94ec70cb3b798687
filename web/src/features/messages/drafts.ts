/** What was begun and not sent, for each thread of each person on this device. */
const prefix = 'mainstreet_draft:'
const most = 50

type Draft = { text: string; at: number }

export function draftOf(userId: string, thread: string): string {
  return read(prefix + keyOf(userId, thread))?.text ?? ''
}

export function keepDraft(userId: string, thread: string, text: string) {
  const key = prefix + keyOf(userId, thread)
  try {
    if (text.trim() === '') return localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Draft))
    forgetOldest()
  } catch {
    // Without storage the draft lasts as long as the field.
  }
}

export function forgetDrafts(userId: string) {
  for (const key of keys()) if (key.startsWith(`${prefix}${userId}:`)) localStorage.removeItem(key)
}

function forgetOldest() {
  const all = keys()
  if (all.length <= most) return
  all.sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0))
  for (const key of all.slice(0, all.length - most)) localStorage.removeItem(key)
}

function keyOf(userId: string, thread: string): string {
  return `${userId}:${thread}`
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function read(key: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}
