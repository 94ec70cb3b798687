import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { readLocalStorage, tryStorage, writeLocalStorage } from '../../../browser/local-storage.ts'

/** Unsent texts, by thread and user, on this device. */
const keyPrefix = 'mainstreet_draft:'
const maxDrafts = 50

type Draft = { text: string; savedAtMs: number }

export function getDraft(userId: string, thread: string): string {
  return read(keyPrefix + getStorageKey(userId, thread))?.text ?? ''
}

export function saveDraft(userId: string, thread: string, text: string) {
  const key = keyPrefix + getStorageKey(userId, thread)
  if (trimText(text) === '') return deleteKeys([key])
  writeLocalStorage(key, { text, savedAtMs: Date.now() } satisfies Draft)
  deleteOldest()
}

/** Gives a rejected message back, before what has been typed since. */
export function addToDraft(userId: string, thread: string, text: string) {
  const draft = getDraft(userId, thread)
  saveDraft(userId, thread, draft === '' ? text : `${text}\n${draft}`)
}

export function deleteDrafts(userId: string) {
  deleteKeys(listKeys(`${keyPrefix}${userId}:`))
}

function deleteOldest() {
  const all = listKeys(keyPrefix)
  if (all.length <= maxDrafts) return
  all.sort((a, b) => (read(a)?.savedAtMs ?? 0) - (read(b)?.savedAtMs ?? 0))
  deleteKeys(all.slice(0, all.length - maxDrafts))
}

function deleteKeys(draftKeys: readonly string[]) {
  for (const key of draftKeys) tryStorage(() => localStorage.removeItem(key))
}

function listKeys(beginning: string): string[] {
  return tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning))) ?? []
}

function getStorageKey(userId: string, thread: string): string {
  return `${userId}:${thread}`
}

function read(key: string): Draft | undefined {
  return (readLocalStorage(key) as Draft | null | undefined) ?? undefined
}
