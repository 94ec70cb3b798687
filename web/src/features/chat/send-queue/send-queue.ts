import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { socket as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from '../../../api/api-error.ts'
import { dropSent, everything, keepUnsent, onArrival, type Unsent, unsentOf } from './unsent-messages.ts'

type Ports = {
  userId: () => string | undefined
  /** Throws `ApiFailure`. */
  send: (unsent: Unsent) => Promise<DirectMessage>
}

/** After that somebody has to press: a question of yesterday may not be one any more. */
const waitsAtMostMs = 24 * 60 * 60 * 1000

/** Carries what was written to the server, one after the other, until each has an answer. */
export function postOffice({ userId, send }: Ports) {
  let carrying = false
  let again = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const sent = new Set<(message: DirectMessage) => void>()

  /** Now, whatever it waited for. */
  async function carry(): Promise<void> {
    clearTimeout(timer)
    again = carrying
    if (carrying) return
    carrying = true
    const done = await oneTabAtATime(carryAll).catch(() => false)
    carrying = false
    failures = done ? 0 : failures + 1
    if (again) return carry()
    if (!done) timer = setTimeout(carry, pauseMs())
  }

  /** False: the rest has to wait. */
  async function carryAll(): Promise<boolean> {
    for (let next = nextOne(); next; next = nextOne()) {
      const outcome = await attempt(next)
      if (outcome === 'wait') return false
    }
    return true
  }

  function nextOne(): Unsent | undefined {
    const id = userId()
    return id ? unsentOf(id).find(({ refused }) => !refused) : undefined
  }

  async function attempt(unsent: Unsent): Promise<'done' | 'wait'> {
    try {
      const message = await send(unsent)
      // first there, then gone from here: it is never seen nowhere
      for (const listener of [...sent]) listener(message)
      dropSent(unsent, message)
      return 'done'
    } catch (failure) {
      const tooOld = Date.now() - unsent.written_at > waitsAtMostMs
      if (mayPass(failure) && !tooOld) return 'wait'
      // another tab may have brought it there meanwhile
      if (everything().some(({ message_id }) => message_id === unsent.message_id))
        keepUnsent({ ...unsent, refused: refusalWords(failure) })
      return 'done'
    }
  }

  function pauseMs(): number {
    const doubled = limits.reconnectBaseMs * 2 ** Math.min(10, failures - 1)
    return Math.min(limits.reconnectCapMs, doubled) * (1 + 0.3 * Math.random())
  }

  return {
    carry,
    /** A refused one, once more. */
    retry(unsent: Unsent) {
      const { refused: _, ...fresh } = unsent
      keepUnsent({ ...fresh, written_at: Date.now() })
      void carry()
    },
    /** By this tab or another. */
    onSent(listener: (message: DirectMessage) => void): () => void {
      const forget = onArrival(listener)
      sent.add(listener)
      return () => {
        sent.delete(listener)
        forget()
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** What is over by itself in a while; what the server has refused it will refuse again. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  const { status, code } = failure
  return (
    status === 0 || status >= 500 || [401, 408, 429].includes(status) || ['in_flight', 'csrf'].includes(code)
  )
}

function refusalWords(failure: unknown): string {
  return failure instanceof ApiFailure ? failure.words : texts.service.sendDirectMessage
}

/** Two tabs would send the same twice; harmless, but the order would suffer. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_post', work) : work()
}
