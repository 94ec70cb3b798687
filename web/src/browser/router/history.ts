import { createEmitter, type Emitter } from '../../ui/hooks/create-store.ts'

export type PageSearch = Readonly<Record<string, string>>

export type RouterLocation = {
  pathname: string
  search: PageSearch
  /** Without its `#`. */
  hash: string
  /** Path, search and hash, as text. */
  href: string
  /** What the page before has left for this one; not part of the address. */
  state: Readonly<Record<string, unknown>>
  /** Identifies the entry of the browser's history. */
  key: string
}

export type NavigationAction = 'push' | 'replace' | 'pop'

export type RouterHistory = {
  getLocation(): RouterLocation
  push(href: string, state?: HistoryState): void
  replace(href: string, state?: HistoryState): void
  subscribe: Emitter<NavigationAction>['subscribe']
}

type HistoryState = RouterLocation['state']
type HistoryEntry = { key?: string; state?: HistoryState } | null

export function createBrowserHistory(): RouterHistory {
  // the first entry of a tab has no key, so that its scroll position could not be distinguished
  if (!(window.history.state as HistoryEntry)?.key) window.history.replaceState({ key: createKey() }, '')
  let location = readLocation()
  const changes = createEmitter<NavigationAction>(() => {
    const onPop = () => update('pop')
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  })

  function update(action: NavigationAction) {
    location = readLocation()
    changes.emit(action)
  }
  return {
    getLocation: () => location,
    push(href, state) {
      window.history.pushState({ key: createKey(), state }, '', href)
      update('push')
    },
    replace(href, state) {
      window.history.replaceState({ key: location.key, state }, '', href)
      update('replace')
    },
    subscribe: changes.subscribe,
  }
}

function readLocation(): RouterLocation {
  const { key = '', state } = (window.history.state as HistoryEntry) ?? {}
  return { ...parseHref(window.location.href), state: state ?? {}, key }
}

/** For the server and for tests. */
export function createMemoryHistory(href: string): RouterHistory {
  const locate = (address: string, state: HistoryState = {}) => ({
    ...parseHref(address),
    state,
    key: createKey(),
  })
  let location = locate(href)
  const changes = createEmitter<NavigationAction>()
  const go = (action: NavigationAction) => (next: string, state?: HistoryState) => {
    location = locate(next, state)
    changes.emit(action)
  }
  return {
    getLocation: () => location,
    push: go('push'),
    replace: go('replace'),
    subscribe: changes.subscribe,
  }
}

export function parseHref(href: string): Omit<RouterLocation, 'state' | 'key'> {
  // an origin is needed to parse, and is not used; before a path as text, because `//a` as a reference would name a host
  const { pathname, search, hash, searchParams } = new URL(
    href.startsWith('/') ? `http://localhost${href}` : href,
  )
  return {
    pathname,
    search: Object.fromEntries(searchParams),
    hash: hash.slice(1),
    href: pathname + search + hash,
  }
}

function createKey(): string {
  return Math.random().toString(36).slice(2)
}
