import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { parseHomeSearch } from '../../features/catalog/home-search.ts'
import { NotFoundPage } from '../../pages/not-found/not-found-page.tsx'
import { AppShell } from '../shell/shell.tsx'
import type { DeferredPageName } from './deferred-pages.ts'
import { type PreloadablePage, withAccess } from './guard.tsx'
import { loadHome, loadProduct, loadShop, type RouteContext } from './loaders.ts'
import { PageError } from './page-error.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Rendered on the server; the module whose chunks the browser needs. */
    rendered?: string
  }
}

const HomePage = lazyComponent(() => import('../../pages/home/home-page.tsx'), 'HomePage')
const ProductPage = lazyComponent(() => import('../../pages/product/product-page.tsx'), 'ProductPage')
const ShopPage = lazyComponent(() => import('../../pages/shop/shop-page.tsx'), 'ShopPage')

function deferredPage(name: DeferredPageName) {
  return lazyComponent(async () => {
    const { deferredPages } = await import('./deferred-pages.ts')
    return { Page: await deferredPages[name]() }
  }, 'Page')
}

const root = createRootRouteWithContext<RouteContext>()({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: PageError,
})

type RouterPath<Path extends string> = Path extends `${infer Start}:${infer Rest}` ? `${Start}$${Rest}` : Path

/** Path and access come from the route table. */
function pageOptions<R extends Route>(route: R, Page: PreloadablePage) {
  const path = route.path.replaceAll(':', '$') as RouterPath<R['path']>
  return { getParentRoute: () => root, path, component: withAccess(Page, route) }
}

const home = createRoute({
  ...pageOptions(routes.home, HomePage),
  validateSearch: parseHomeSearch,
  // the validated search comes back mixed with the original one
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => parseHomeSearch(search),
  loader: loadHome,
  staticData: { rendered: 'src/pages/home/home-page.tsx' },
})
const product = createRoute({
  ...pageOptions(routes.product, ProductPage),
  loader: loadProduct,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/product/product-page.tsx' },
})
const shop = createRoute({
  ...pageOptions(routes.shop, ShopPage),
  loader: loadShop,
  notFoundComponent: NotFoundPage,
  staticData: { rendered: 'src/pages/shop/shop-page.tsx' },
})

const rendered = { home, product, shop }
const isDeferred = (name: string): name is DeferredPageName => !(name in rendered)
const deferred = Object.keys(routes)
  .filter(isDeferred)
  .map((name) => createRoute(pageOptions(routes[name], deferredPage(name))))

export const routeTree = root.addChildren([...Object.values(rendered), ...deferred])
