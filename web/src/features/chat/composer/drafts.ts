import { keep, readKept, tried } from '../../../browser/local-storage.ts'

/** What was begun and not sent, for each thread of each person on this device. */
const prefix = 'mainstreet_draft:'
const most = 50

type Draft = { text: string; at: number }

export function draftOf(userId: string, thread: string): string {
  return read(prefix + keyOf(userId, thread))?.text ?? ''
}

export function keepDraft(userId: string, thread: string, text: string) {
  const key = prefix + keyOf(userId, thread)
  if (text.trim() === '') return forget([key])
  keep(key, { text, at: Date.now() } satisfies Draft)
  forgetOldest()
}

export function forgetDrafts(userId: string) {
  forget(keys(`${prefix}${userId}:`))
}

function forgetOldest() {
  const all = keys(prefix)
  if (all.length <= most) return
  all.sort((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0))
  forget(all.slice(0, all.length - most))
}

function forget(all: readonly string[]) {
  for (const key of all) tried(() => localStorage.removeItem(key))
}

function keys(beginning: string): string[] {
  return tried(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning))) ?? []
}

function keyOf(userId: string, thread: string): string {
  return `${userId}:${thread}`
}

function read(key: string): Draft | undefined {
  return (readKept(key) as Draft | null | undefined) ?? undefined
}
