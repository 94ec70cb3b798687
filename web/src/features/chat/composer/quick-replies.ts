import { m } from '@mainstreet/contract/messages/messages.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { readLocalStorage, writeLocalStorage } from '../../../browser/local-storage.ts'
import { createStore, type Store, useStore } from '../../../ui/hooks/create-store.ts'

/** The shop's frequent sentences; stored on the shop's device. */
const keyPrefix = 'mainstreet_quick_replies:'
export const maxReplies = 12
export const maxReplyChars = 300
export const getDefaultReplies = (): readonly string[] => m.chat.quickReplies.defaults

const storesByShop = new Map<string, Store<readonly string[]>>()

function getStore(shopId: string): Store<readonly string[]> {
  const store = storesByShop.get(shopId) ?? createStore(() => read(shopId))
  storesByShop.set(shopId, store)
  return store
}

export function getQuickReplies(shopId: string): readonly string[] {
  return getStore(shopId).get()
}

export function useQuickReplies(shopId: string): readonly string[] {
  return useStore(getStore(shopId), getDefaultReplies())
}

export function saveQuickReplies(shopId: string, replies: readonly string[]) {
  const trimmed = [...new Set(replies.map((reply) => cutText(trimText(reply), maxReplyChars)))].filter(
    Boolean,
  )
  const stored = trimmed.slice(0, maxReplies)
  writeLocalStorage(keyPrefix + shopId, stored)
  getStore(shopId).set(stored)
}

function read(shopId: string): readonly string[] {
  const stored = readLocalStorage(keyPrefix + shopId)
  return Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string')
    : getDefaultReplies()
}
