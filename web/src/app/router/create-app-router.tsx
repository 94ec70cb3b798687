import { type Route, type RouteName, routes } from '@mainstreet/contract/routes.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import type { RouterHistory } from '../../browser/router/history.ts'
import { createRouter, type PageComponent, type PageRoute, type Router } from '../../browser/router/router.ts'
import { HomePage } from '../../pages/home/home-page.tsx'
import type { DeferredPageName } from './deferred-pages.ts'
import { withAccess } from './guard.tsx'
import { loadHome, loadProduct, loadShop, type PageContext, type PageData } from './loaders.ts'

const ProductPage = lazyComponent(() => import('../../pages/product/product-page.tsx'), 'ProductPage')
const ShopPage = lazyComponent(() => import('../../pages/shop/shop-page.tsx'), 'ShopPage')

function deferredPage(name: DeferredPageName): PageComponent {
  return lazyComponent(async () => {
    const { deferredPages } = await import('./deferred-pages.ts')
    return { Page: await deferredPages[name]() }
  }, 'Page')
}

type PageSource = Omit<PageRoute<PageData>, 'route'>

const isDeferred = (name: RouteName, rendered: object): name is DeferredPageName => !(name in rendered)

/** Path and access of each page come from the route table. */
export function createPageRoutes(context: PageContext): PageRoute<PageData>[] {
  const rendered: Record<Exclude<RouteName, DeferredPageName>, PageSource> = {
    home: {
      Page: HomePage,
      renderedModule: 'src/pages/home/home-page.tsx',
      load: ({ search }) => loadHome(context, search),
    },
    product: {
      Page: ProductPage,
      renderedModule: 'src/pages/product/product-page.tsx',
      load: ({ params }) => loadProduct(context, params.id ?? ''),
    },
    shop: {
      Page: ShopPage,
      renderedModule: 'src/pages/shop/shop-page.tsx',
      load: ({ params, search }) => loadShop(context, params.id ?? '', search),
    },
  }
  return (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => {
    const source = isDeferred(name, rendered) ? { Page: deferredPage(name) } : rendered[name]
    return { ...source, route, Page: withAccess(source.Page, route) }
  })
}

export function createAppRouter(context: PageContext, history: RouterHistory): Router<PageData> {
  return createRouter(createPageRoutes(context), history)
}
