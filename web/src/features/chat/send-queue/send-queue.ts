import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { socketClientLimits as limits } from '@mainstreet/contract/live/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { addJitter, getBackoffMs } from '@mainstreet/contract/retry.ts'
import { ApiError } from '../../../api/api-error.ts'
import { createEmitter } from '../../../ui/hooks/create-store.ts'
import {
  getUnsentOfUser,
  markSent,
  sentElsewhere,
  storeUnsent,
  type UnsentMessage,
  unsentMessages,
} from './unsent-messages.ts'

type SendQueueDeps = {
  userId: () => string | undefined
  /** Throws `ApiError`. */
  send: (unsent: UnsentMessage) => Promise<DirectMessage>
}

/** After this time the user must confirm: an old question may no longer matter. */
const maxQueuedMs = dayMs

/** Sends stored messages one after another, until each has a response. */
export function createSendQueue({ userId, send }: SendQueueDeps) {
  let isFlushing = false
  let mustFlushAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const sentHere = createEmitter<DirectMessage>()

  /** Sends now, without waiting for the next retry. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    mustFlushAgain = isFlushing
    if (isFlushing) return
    isFlushing = true
    const done = await withTabLock(sendAll).catch(() => false)
    isFlushing = false
    failures = done ? 0 : failures + 1
    if (mustFlushAgain) return flush()
    if (!done) timer = setTimeout(flush, backoffMs())
  }

  /** False: the rest has to wait. */
  async function sendAll(): Promise<boolean> {
    for (let next = getNextUnsent(); next; next = getNextUnsent()) {
      const outcome = await attempt(next)
      if (outcome === 'wait') return false
    }
    return true
  }

  function getNextUnsent(): UnsentMessage | undefined {
    const id = userId()
    return id ? getUnsentOfUser(id).find(({ rejection }) => !rejection) : undefined
  }

  async function attempt(unsent: UnsentMessage): Promise<'done' | 'wait'> {
    try {
      const message = await send(unsent)
      // added to the thread before it is removed here, so that it never disappears in between
      sentHere.emit(message)
      markSent(unsent, message)
      return 'done'
    } catch (failure) {
      const tooOld = Date.now() - unsent.written_at > maxQueuedMs
      if (isRetryable(failure) && !tooOld) return 'wait'
      // another tab may have sent it in the meantime
      if (unsentMessages.get().some(({ message_id }) => message_id === unsent.message_id))
        storeUnsent({ ...unsent, rejection: rejectionMessage(failure) })
      return 'done'
    }
  }

  function backoffMs(): number {
    const backoff = { baseMs: limits.reconnectBaseMs, capMs: limits.reconnectCapMs }
    return addJitter(getBackoffMs(failures, backoff), Math.random())
  }

  return {
    flush,
    /** Sends a rejected message again. */
    retry(unsent: UnsentMessage) {
      const { rejection: _, ...fresh } = unsent
      storeUnsent({ ...fresh, written_at: Date.now() })
      void flush()
    },
    /** Sent by this tab or another. */
    onSent(listener: (message: DirectMessage) => void): () => void {
      const unsubscribers = [sentHere.subscribe(listener), sentElsewhere.subscribe(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** A temporary error; what the server has rejected it would reject again. */
function isRetryable(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { status, code } = failure
  return (
    status === 0 ||
    status >= 500 ||
    [401, 408, 429].includes(status) ||
    ['request_in_progress', 'csrf_failed'].includes(code)
  )
}

function rejectionMessage(failure: unknown): string {
  return failure instanceof ApiError ? failure.userMessage : m.service.sendDirectMessage
}

/** Two tabs would send the same messages twice: harmless, but possibly out of order. */
function withTabLock(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_send_queue', work) : work()
}
