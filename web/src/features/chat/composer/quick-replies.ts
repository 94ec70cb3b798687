import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../../browser/local-storage.ts'

/** The sentences that a shop says every day; kept on the device behind the counter. */
const prefix = 'mainstreet_quick_replies:'
export const mostReplies = 12
export const replyMaxChars = 300
export const firstReplies: readonly string[] = [
  'Yes, we have it here for you.',
  'Sorry, that is sold out today.',
  'You can pick it up any time while we are open.',
  'Thank you! See you soon.',
]

const listeners = new Set<() => void>()
const kept = new Map<string, readonly string[]>()

export function quickReplies(shopId: string): readonly string[] {
  const known = kept.get(shopId) ?? read(shopId)
  kept.set(shopId, known)
  return known
}

export function useQuickReplies(shopId: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => quickReplies(shopId),
    () => firstReplies,
  )
}

export function keepQuickReplies(shopId: string, replies: readonly string[]) {
  const words = [...new Set(replies.map((reply) => reply.trim().slice(0, replyMaxChars)))].filter(Boolean)
  kept.set(shopId, words.slice(0, mostReplies))
  keep(prefix + shopId, kept.get(shopId))
  for (const listener of [...listeners]) listener()
}

function read(shopId: string): readonly string[] {
  const stored = readKept(prefix + shopId)
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : firstReplies
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
