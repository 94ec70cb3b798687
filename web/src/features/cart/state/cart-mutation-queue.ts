import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { useSyncExternalStore } from 'react'

export type CartStep = (cart: Cart) => Cart
type Turn = {
  userId: string
  step: CartStep
  /** The product whose line it sets: of those that wait only the last is sent. */
  sets?: string | undefined
}

const none: readonly Turn[] = []
const listeners = new Set<() => void>()
let waiting = none
let last: Promise<unknown> = Promise.resolve()

/** The cart as it will be when the server has agreed to all that was pressed. */
export function useStepped(userId: string, cart: Cart): Cart {
  const turns = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  )
  return turns.filter((turn) => turn.userId === userId).reduce((all, { step }) => step(all), cart)
}

/** Sent one after the other: two that are on their way at once may come in the wrong order. */
export function inTurn(turn: Turn, send: () => Promise<void>): Promise<void> {
  tell([...waiting, turn])
  const done = last
    .then(() => (isOutdone(turn) ? undefined : send()))
    .finally(() => tell(waiting.filter((one) => one !== turn)))
  last = done.catch(() => undefined)
  return done
}

function isOutdone(turn: Turn): boolean {
  const { userId, sets } = turn
  const later = waiting.slice(waiting.indexOf(turn) + 1)
  return sets !== undefined && later.some((one) => one.userId === userId && one.sets === sets)
}

function tell(turns: readonly Turn[]) {
  waiting = turns
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
