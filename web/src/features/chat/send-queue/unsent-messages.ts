import type { DirectMessage, ThreadKey } from '@mainstreet/contract/chat/message.ts'

export type Unsent = ThreadKey & {
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
type Kept = Unsent & { sent?: DirectMessage }

/** A key for each, so that two tabs never overwrite what the other wrote. */
const prefix = 'mainstreet_unsent:'
const most = 100
const listeners = new Set<() => void>()
const arrivals = new Set<(message: DirectMessage) => void>()
/** Without storage they live as long as the page. */
const inMemory = new Map<string, Unsent>()
let cached: readonly Unsent[] | undefined

/** In the order of writing. */
export function unsentOf(userId: string): readonly Unsent[] {
  return everything().filter(({ user_id }) => user_id === userId)
}

/** The same list until something changes. */
export function everything(): readonly Unsent[] {
  cached ??= readAll().sort((a, b) => a.written_at - b.written_at || a.message_id.localeCompare(b.message_id))
  return cached
}

export function mayKeepMore(userId: string): boolean {
  return unsentOf(userId).length < most
}

export function keepUnsent(unsent: Unsent) {
  try {
    localStorage.setItem(prefix + unsent.message_id, JSON.stringify(unsent))
  } catch {
    inMemory.set(unsent.message_id, unsent)
  }
  changed()
}

/** The server has it. The other tabs are told what it has become before it is gone: there as well it is never seen nowhere. */
export function dropSent(unsent: Unsent, sent: DirectMessage) {
  try {
    localStorage.setItem(prefix + unsent.message_id, JSON.stringify({ ...unsent, sent }))
  } catch {
    // a full storage: they hear it from the server
  }
  dropUnsent(unsent.message_id)
}

export function dropUnsent(messageId: string) {
  inMemory.delete(messageId)
  try {
    localStorage.removeItem(prefix + messageId)
  } catch {
    // It was in memory only.
  }
  changed()
}

/** What somebody leaves behind who signs out on purpose: nothing. */
export function forgetUnsent(userId: string) {
  for (const { message_id } of unsentOf(userId)) dropUnsent(message_id)
}

export function onOutbox(listener: () => void): () => void {
  return listen(listeners, listener)
}

/** What another tab has brought to the server. */
export function onArrival(listener: (message: DirectMessage) => void): () => void {
  return listen(arrivals, listener)
}

function listen<Listener>(to: Set<Listener>, listener: Listener): () => void {
  if (listeners.size + arrivals.size === 0) globalThis.addEventListener('storage', followOtherTabs)
  to.add(listener)
  return () => {
    to.delete(listener)
    if (listeners.size + arrivals.size === 0) globalThis.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key !== null && !key.startsWith(prefix)) return
  const sent = parse(newValue)?.sent
  if (sent) for (const listener of [...arrivals]) listener(sent)
  changed()
}

function changed() {
  cached = undefined
  for (const listener of [...listeners]) listener()
}

function readAll(): Unsent[] {
  return [...inMemory.values(), ...storedKeys().flatMap((key) => parse(localStorage.getItem(key)) ?? [])]
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept?.message_id && kept.user_id && kept.message ? kept : undefined
  } catch {
    return undefined
  }
}
