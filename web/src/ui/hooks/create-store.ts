import { useSyncExternalStore } from 'react'

type Unsubscribe = () => void
/** Runs when the first listener subscribes; the returned function runs when the last one unsubscribes. */
type Activate = () => Unsubscribe

export type Emitter<Payload = void> = {
  emit(event: Payload): void
  subscribe(listener: (event: Payload) => void): Unsubscribe
}

/** Events without a state. */
export function createEmitter<Payload = void>(activate?: Activate): Emitter<Payload> {
  const listeners = new Set<(event: Payload) => void>()
  let deactivate: Unsubscribe | undefined
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    subscribe(listener) {
      const isFirst = listeners.size === 0
      listeners.add(listener)
      if (isFirst) deactivate = activate?.()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) deactivate?.()
      }
    },
  }
}

export type Store<State> = {
  get(): State
  set(next: State): void
  /** The source of `read` has changed. */
  refresh(): void
  subscribe(listener: () => void): Unsubscribe
}

/** A state that components can subscribe to. `read` provides it on first use, and after a refresh. */
export function createStore<State>(read: () => State, activate?: Activate): Store<State> {
  const changes = createEmitter(activate)
  let current: { state: State } | undefined
  return {
    get() {
      current ??= { state: read() }
      return current.state
    },
    set(next) {
      current = { state: next }
      changes.emit()
    },
    refresh() {
      current = undefined
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}

/** The state; on the server and at the first render `renderedState`. */
export function useStore<State>(store: Store<State>, renderedState: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => renderedState)
}
