import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { useSyncExternalStore } from 'react'

export type CartUpdate = (cart: Cart) => Cart
type CartMutation = {
  userId: string
  update: CartUpdate
  /** The product whose line it sets: of those that wait only the last is sent. */
  replacesLineOf?: string | undefined
}

const noMutations: readonly CartMutation[] = []
const listeners = new Set<() => void>()
let pendingMutations = noMutations
let lastMutation: Promise<unknown> = Promise.resolve()

/** The cart as it will be when the server has agreed to all that was pressed. */
export function useOptimisticCart(userId: string, cart: Cart): Cart {
  const mutations = useSyncExternalStore(
    subscribe,
    () => pendingMutations,
    () => noMutations,
  )
  return mutations.filter((turn) => turn.userId === userId).reduce((all, { update }) => update(all), cart)
}

/** Sent one after the other: two that are on their way at once may come in the wrong order. */
export function enqueueMutation(mutation: CartMutation, send: () => Promise<void>): Promise<void> {
  setPendingMutations([...pendingMutations, mutation])
  const done = lastMutation
    .then(() => (isSuperseded(mutation) ? undefined : send()))
    .finally(() => setPendingMutations(pendingMutations.filter((one) => one !== mutation)))
  lastMutation = done.catch(() => undefined)
  return done
}

function isSuperseded(mutation: CartMutation): boolean {
  const { userId, replacesLineOf } = mutation
  const later = pendingMutations.slice(pendingMutations.indexOf(mutation) + 1)
  return (
    replacesLineOf !== undefined &&
    later.some((one) => one.userId === userId && one.replacesLineOf === replacesLineOf)
  )
}

function setPendingMutations(mutations: readonly CartMutation[]) {
  pendingMutations = mutations
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
