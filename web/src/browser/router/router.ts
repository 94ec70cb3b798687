import type { Route } from '@mainstreet/contract/routes.ts'
import type { FunctionComponent } from 'react'
import { createStore, type Store } from '../../ui/hooks/create-store.ts'
import {
  type NavigationAction,
  type PageSearch,
  parseHref,
  type RouterHistory,
  type RouterLocation,
} from './history.ts'
import { matchPath, type PageParams } from './match-path.ts'

/** A lazy page has `preload`. */
export type PageComponent = FunctionComponent & { preload?: () => Promise<void> }

export type PageRoute<Data = unknown> = {
  route: Route
  Page: PageComponent
  /** Of a page that the server renders: the browser needs the chunks of this module first. */
  renderedModule?: string
  /** Loads what the page needs before it is shown. Throws `PageNotFound` when there is no such page. */
  load?: (request: { params: PageParams; search: PageSearch }) => Promise<Data>
}

/** The requested entity does not exist: the page "not found", or `Page`, is shown at its address. */
export class PageNotFound<Data = unknown> extends Error {
  override name = 'PageNotFound'
  readonly Page: PageComponent | undefined
  readonly data: Data | undefined

  constructor(Page?: PageComponent, data?: Data) {
    super()
    this.Page = Page
    this.data = data
  }
}

/** The page that is shown, with the address that it was loaded for. */
export type PageMatch<Data = unknown> = {
  page: PageRoute<Data> | undefined
  location: RouterLocation
  params: PageParams
  search: PageSearch
  status: 'loaded' | 'not_found' | 'error'
  /** In place of the page "not found". */
  NotFoundPage?: PageComponent | undefined
  data?: Data | undefined
  error?: unknown
  /** How the page was reached; undefined for the first one. */
  action?: NavigationAction
  resetsScroll: boolean
}

export type RouterState<Data = unknown> = {
  /** Undefined before the first page is loaded. */
  match: PageMatch<Data> | undefined
  /** The next page has been loading for so long that the page has to say so. */
  isPending: boolean
}

type NavigateOptions = {
  /** Replaces the history entry, where Back would not be expected to return. */
  replace?: boolean
  /** False: the scroll position stays. */
  resetScroll?: boolean
  /** For the next page; not part of the address. */
  state?: RouterLocation['state']
}

export type Router<Data = unknown> = {
  store: Store<RouterState<Data>>
  /** The latest address, whose page may still be loading. */
  getLocation(): RouterLocation
  push(href: string, options?: Omit<NavigateOptions, 'replace'>): void
  replace(href: string, options?: Omit<NavigateOptions, 'replace'>): void
  navigate(href: string, options?: NavigateOptions): void
  /** Loads the code of a page that may be opened next. */
  preloadCode(href: string): Promise<void>
  /** Loads code and data of a page that is about to be opened. */
  preload(href: string): Promise<void>
  /** Loads the page of the current address, again if it is loaded already. */
  load(): Promise<void>
  /** Called with each change of the address, before its page is loaded. */
  subscribe: RouterHistory['subscribe']
}

const pendingAfterMs = 300

export function createRouter<Data>(pages: readonly PageRoute<Data>[], history: RouterHistory): Router<Data> {
  const store = createStore<RouterState<Data>>(() => ({ match: undefined, isPending: false }))
  let latestLoad = 0
  let resetsScroll = true

  function find({ pathname, search }: Pick<RouterLocation, 'pathname' | 'search'>) {
    for (const page of pages) {
      const params = matchPath(page.route.path, pathname)
      if (params) return { page, params, search }
    }
    return { page: undefined, params: {}, search }
  }

  async function load(action?: NavigationAction): Promise<void> {
    const current = ++latestLoad
    const location = history.getLocation()
    const found = { ...find(location), location, action, resetsScroll }
    resetsScroll = true
    const pendingTimer = setTimeout(() => {
      if (current === latestLoad) store.set({ ...store.get(), isPending: true })
    }, pendingAfterMs)
    const result = await loadPage(found)
    clearTimeout(pendingTimer)
    // a later navigation has taken its place
    if (current === latestLoad) store.set({ match: { ...found, ...result }, isPending: false })
  }
  history.subscribe((action) => void load(action))

  function navigate(href: string, { replace = false, resetScroll = true, state }: NavigateOptions = {}) {
    resetsScroll = resetScroll
    // as the browser does with a link to the current address
    if (replace || href === history.getLocation().href) history.replace(href, state)
    else history.push(href, state)
  }

  return {
    store,
    getLocation: history.getLocation,
    navigate,
    push: (href, options) => navigate(href, options),
    replace: (href, options) => navigate(href, { ...options, replace: true }),
    async preloadCode(href) {
      const { page, ...found } = find(parseHref(href))
      await loadPage({ ...found, page: page && { route: page.route, Page: page.Page } })
    },
    async preload(href) {
      await loadPage(find(parseHref(href)))
    },
    load: () => load(),
    subscribe: history.subscribe,
  }
}

type FoundPage<Data> = Pick<PageMatch<Data>, 'page' | 'params' | 'search'>

/** Never rejects: an error is the result. */
async function loadPage<Data>({
  page,
  params,
  search,
}: FoundPage<Data>): Promise<Pick<PageMatch<Data>, 'status' | 'NotFoundPage' | 'data' | 'error'>> {
  if (!page) return { status: 'not_found' }
  try {
    const [data] = await Promise.all([page.load?.({ params, search }), page.Page.preload?.()])
    return data === undefined ? { status: 'loaded' } : { status: 'loaded', data }
  } catch (error) {
    if (!(error instanceof PageNotFound)) return { status: 'error', error }
    return { status: 'not_found', NotFoundPage: error.Page, data: error.data as Data }
  }
}
