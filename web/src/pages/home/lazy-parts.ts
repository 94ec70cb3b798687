import { lazyComponent } from '../../browser/lazy-component.tsx'

/** Parts that only a search shows: their code loads with the search. */
export const MatchingShops = lazyComponent(() => import('./matching-shops.tsx'), 'MatchingShops')
export const NothingFound = lazyComponent(() => import('./nothing-found.tsx'), 'NothingFound')
