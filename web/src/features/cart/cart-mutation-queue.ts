import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { createStore, useStore } from '../../ui/hooks/create-store.ts'

export type CartUpdate = (cart: Cart) => Cart
type CartMutation = {
  userId: string
  update: CartUpdate
  /** The product whose line it sets: only the last of several pending ones is sent. */
  replacesLineOf?: string | undefined
}

const noMutations: readonly CartMutation[] = []
const pendingMutations = createStore(() => noMutations)
let lastMutation: Promise<unknown> = Promise.resolve()

/** The cart as it will be after all pending mutations. */
export function useOptimisticCart(userId: string, cart: Cart): Cart {
  const mutations = useStore(pendingMutations, noMutations)
  return mutations.filter((turn) => turn.userId === userId).reduce((all, { update }) => update(all), cart)
}

/** Sends mutations one after another: concurrent ones could arrive in the wrong order. */
export function enqueueMutation(mutation: CartMutation, send: () => Promise<void>): Promise<void> {
  pendingMutations.set([...pendingMutations.get(), mutation])
  const done = lastMutation
    .then(() => (isSuperseded(mutation) ? undefined : send()))
    .finally(() => pendingMutations.set(pendingMutations.get().filter((one) => one !== mutation)))
  lastMutation = done.catch(() => undefined)
  return done
}

function isSuperseded(mutation: CartMutation): boolean {
  const { userId, replacesLineOf } = mutation
  const all = pendingMutations.get()
  const later = all.slice(all.indexOf(mutation) + 1)
  return (
    replacesLineOf !== undefined &&
    later.some((one) => one.userId === userId && one.replacesLineOf === replacesLineOf)
  )
}
