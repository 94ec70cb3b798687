import { useSyncExternalStore } from 'react'
import { readLocalStorage, writeLocalStorage } from '../../../browser/local-storage.ts'

/** The sentences that a shop says every day; kept on the device behind the counter. */
const keyPrefix = 'mainstreet_quick_replies:'
export const maxReplies = 12
export const maxReplyChars = 300
export const defaultReplies: readonly string[] = [
  'Yes, we have it here for you.',
  'Sorry, that is sold out today.',
  'You can pick it up any time while we are open.',
  'Thank you! See you soon.',
]

const listeners = new Set<() => void>()
const cachedReplies = new Map<string, readonly string[]>()

export function getQuickReplies(shopId: string): readonly string[] {
  const known = cachedReplies.get(shopId) ?? read(shopId)
  cachedReplies.set(shopId, known)
  return known
}

export function useQuickReplies(shopId: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => getQuickReplies(shopId),
    () => defaultReplies,
  )
}

export function saveQuickReplies(shopId: string, replies: readonly string[]) {
  const trimmed = [...new Set(replies.map((reply) => reply.trim().slice(0, maxReplyChars)))].filter(Boolean)
  cachedReplies.set(shopId, trimmed.slice(0, maxReplies))
  writeLocalStorage(keyPrefix + shopId, cachedReplies.get(shopId))
  for (const listener of [...listeners]) listener()
}

function read(shopId: string): readonly string[] {
  const stored = readLocalStorage(keyPrefix + shopId)
  return Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string')
    : defaultReplies
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
