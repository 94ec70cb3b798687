import type { DirectMessage, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { onStorageChange } from '../../../browser/local-storage.ts'
import { createEmitter, createStore, type Emitter, type Store } from '../../../ui/hooks/create-store.ts'

export type UnsentMessage = ThreadKey & {
  /** Created once: however often it is sent, it is stored once. */
  message_id: string
  /** The author; other users who sign in here do not send it. */
  user_id: string
  product_id: string | null
  message: string
  /** Milliseconds since 1970. */
  written_at: number
  /** Why the server rejected it; absent while it is pending. */
  rejection?: string
}

/** As stored; `sent`: the stored message of the server, shortly before this entry is deleted. */
type StoredMessage = UnsentMessage & { sent?: DirectMessage }

/** One key per message, so that two tabs never overwrite each other's. */
const keyPrefix = 'mainstreet_unsent:'
const maxUnsent = 100
/** Without storage they last as long as the page. */
const inMemory = new Map<string, UnsentMessage>()
/** The same array until something changes, in the order of writing. */
export const unsentMessages: Store<readonly UnsentMessage[]> = createStore(readAll, () =>
  onStorageChange(isUnsentKey, unsentMessages.refresh),
)
/** Reports messages that another tab has sent. */
export const sentElsewhere: Emitter<DirectMessage> = createEmitter(() =>
  onStorageChange(isUnsentKey, ({ newValue }) => {
    const sent = parse(newValue)?.sent
    if (sent) sentElsewhere.emit(sent)
  }),
)

/** In the order of writing. */
export function getUnsentOfUser(userId: string): readonly UnsentMessage[] {
  return unsentMessages.get().filter(({ user_id }) => user_id === userId)
}

export function hasRoomForUnsent(userId: string): boolean {
  return getUnsentOfUser(userId).length < maxUnsent
}

export function storeUnsent(unsent: UnsentMessage) {
  try {
    localStorage.setItem(keyPrefix + unsent.message_id, JSON.stringify(unsent))
  } catch {
    inMemory.set(unsent.message_id, unsent)
  }
  unsentMessages.refresh()
}

/**
 * The server has stored it. Other tabs get the stored message before this entry is deleted, so that it
 * never disappears there either.
 */
export function markSent(unsent: UnsentMessage, sent: DirectMessage) {
  try {
    localStorage.setItem(keyPrefix + unsent.message_id, JSON.stringify({ ...unsent, sent }))
  } catch {
    // storage is full: the other tabs get it from the server
  }
  deleteUnsent(unsent.message_id)
}

export function deleteUnsent(messageId: string) {
  inMemory.delete(messageId)
  try {
    localStorage.removeItem(keyPrefix + messageId)
  } catch {
    // it was in memory only
  }
  unsentMessages.refresh()
}

/** Signing out deletes all unsent messages of the user. */
export function deleteUnsentOfUser(userId: string) {
  for (const { message_id } of getUnsentOfUser(userId)) deleteUnsent(message_id)
}

function isUnsentKey(key: string): boolean {
  return key.startsWith(keyPrefix)
}

function readAll(): UnsentMessage[] {
  const all = [...inMemory.values(), ...storedKeys().flatMap((key) => parse(localStorage.getItem(key)) ?? [])]
  return all.sort((a, b) => a.written_at - b.written_at || a.message_id.localeCompare(b.message_id))
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isUnsentKey)
  } catch {
    return []
  }
}

function parse(text: string | null): StoredMessage | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredMessage | null
    return stored?.message_id && stored.user_id && stored.message ? stored : undefined
  } catch {
    return undefined
  }
}
