import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { socketClientLimits as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ApiError } from '../../../api/api-error.ts'
import {
  getAllUnsent,
  getUnsentOfUser,
  markSent,
  onSentElsewhere,
  storeUnsent,
  type UnsentMessage,
} from './unsent-messages.ts'

type SendQueueDeps = {
  userId: () => string | undefined
  /** Throws `ApiError`. */
  send: (unsent: UnsentMessage) => Promise<DirectMessage>
}

/** After that somebody has to press: a question of yesterday may not be one any more. */
const maxQueuedMs = dayMs

/** Carries what was written to the server, one after the other, until each has an answer. */
export function createSendQueue({ userId, send }: SendQueueDeps) {
  let isFlushing = false
  let mustFlushAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const sentListeners = new Set<(message: DirectMessage) => void>()

  /** Now, whatever it waited for. */
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
    return id ? getUnsentOfUser(id).find(({ refused }) => !refused) : undefined
  }

  async function attempt(unsent: UnsentMessage): Promise<'done' | 'wait'> {
    try {
      const message = await send(unsent)
      // first there, then gone from here: it is never seen nowhere
      for (const listener of [...sentListeners]) listener(message)
      markSent(unsent, message)
      return 'done'
    } catch (failure) {
      const tooOld = Date.now() - unsent.written_at > maxQueuedMs
      if (isRetryable(failure) && !tooOld) return 'wait'
      // another tab may have brought it there meanwhile
      if (getAllUnsent().some(({ message_id }) => message_id === unsent.message_id))
        storeUnsent({ ...unsent, refused: rejectionMessage(failure) })
      return 'done'
    }
  }

  function backoffMs(): number {
    const doubled = limits.reconnectBaseMs * 2 ** Math.min(10, failures - 1)
    return Math.min(limits.reconnectCapMs, doubled) * (1 + 0.3 * Math.random())
  }

  return {
    flush,
    /** A refused one, once more. */
    retry(unsent: UnsentMessage) {
      const { refused: _, ...fresh } = unsent
      storeUnsent({ ...fresh, written_at: Date.now() })
      void flush()
    },
    /** By this tab or another. */
    onSent(listener: (message: DirectMessage) => void): () => void {
      const forget = onSentElsewhere(listener)
      sentListeners.add(listener)
      return () => {
        sentListeners.delete(listener)
        forget()
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** What is over by itself in a while; what the server has refused it will refuse again. */
function isRetryable(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { status, code } = failure
  return (
    status === 0 || status >= 500 || [401, 408, 429].includes(status) || ['in_flight', 'csrf'].includes(code)
  )
}

function rejectionMessage(failure: unknown): string {
  return failure instanceof ApiError ? failure.userMessage : texts.service.sendDirectMessage
}

/** Two tabs would send the same twice; harmless, but the order would suffer. */
function withTabLock(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_post', work) : work()
}
