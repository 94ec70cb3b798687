import { lazyComponent } from '../../browser/lazy-component.tsx'

/** What the street itself does not show comes with the search that shows it, and is waited for there. */
export const MatchingShops = lazyComponent(() => import('./matching-shops.tsx'), 'MatchingShops')
export const NothingFound = lazyComponent(() => import('./nothing-found.tsx'), 'NothingFound')
