import type { DirectMessage, ThreadKey } from '@mainstreet/contract/chat/message.ts'

export type UnsentMessage = ThreadKey & {
  /** Made once: however often it is sent, it is stored once. */
  message_id: string
  /** Who wrote it; nobody else who signs in here sends it. */
  user_id: string
  product_id: string | null
  message: string
  /** Milliseconds since 1970. */
  written_at: number
  /** Why the shop's server will not have it; absent while it is on its way. */
  refused?: string
}

/** As it lies in storage; `sent`: what it has become, a moment before it goes from here. */
type StoredMessage = UnsentMessage & { sent?: DirectMessage }

/** A key for each, so that two tabs never overwrite what the other wrote. */
const keyPrefix = 'mainstreet_unsent:'
const maxUnsent = 100
const listeners = new Set<() => void>()
const sentListeners = new Set<(message: DirectMessage) => void>()
/** Without storage they live as long as the page. */
const inMemory = new Map<string, UnsentMessage>()
let cached: readonly UnsentMessage[] | undefined

/** In the order of writing. */
export function getUnsentOfUser(userId: string): readonly UnsentMessage[] {
  return getAllUnsent().filter(({ user_id }) => user_id === userId)
}

/** The same list until something changes. */
export function getAllUnsent(): readonly UnsentMessage[] {
  cached ??= readAll().sort((a, b) => a.written_at - b.written_at || a.message_id.localeCompare(b.message_id))
  return cached
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
  notifyListeners()
}

/** The server has it. The other tabs are told what it has become before it is gone: there as well it is never seen nowhere. */
export function markSent(unsent: UnsentMessage, sent: DirectMessage) {
  try {
    localStorage.setItem(keyPrefix + unsent.message_id, JSON.stringify({ ...unsent, sent }))
  } catch {
    // a full storage: they hear it from the server
  }
  deleteUnsent(unsent.message_id)
}

export function deleteUnsent(messageId: string) {
  inMemory.delete(messageId)
  try {
    localStorage.removeItem(keyPrefix + messageId)
  } catch {
    // It was in memory only.
  }
  notifyListeners()
}

/** What somebody leaves behind who signs out on purpose: nothing. */
export function deleteUnsentOfUser(userId: string) {
  for (const { message_id } of getUnsentOfUser(userId)) deleteUnsent(message_id)
}

export function onUnsentChange(listener: () => void): () => void {
  return addListener(listeners, listener)
}

/** What another tab has brought to the server. */
export function onSentElsewhere(listener: (message: DirectMessage) => void): () => void {
  return addListener(sentListeners, listener)
}

function addListener<Listener>(listenerSet: Set<Listener>, listener: Listener): () => void {
  if (listeners.size + sentListeners.size === 0) globalThis.addEventListener('storage', syncFromOtherTabs)
  listenerSet.add(listener)
  return () => {
    listenerSet.delete(listener)
    if (listeners.size + sentListeners.size === 0)
      globalThis.removeEventListener('storage', syncFromOtherTabs)
  }
}

function syncFromOtherTabs({ key, newValue }: StorageEvent) {
  if (key !== null && !key.startsWith(keyPrefix)) return
  const sent = parse(newValue)?.sent
  if (sent) for (const listener of [...sentListeners]) listener(sent)
  notifyListeners()
}

function notifyListeners() {
  cached = undefined
  for (const listener of [...listeners]) listener()
}

function readAll(): UnsentMessage[] {
  return [...inMemory.values(), ...storedKeys().flatMap((key) => parse(localStorage.getItem(key)) ?? [])]
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
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
