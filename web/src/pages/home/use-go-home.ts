import { useRouter } from '@tanstack/react-router'
import type { HomeSearch } from '../../features/catalog/home-search.ts'

/** Changes some of the filters and keeps the others; the place on the page stays. */
export function useGoHome(search: HomeSearch) {
  const router = useRouter()
  return (change: Partial<HomeSearch>) =>
    void router.navigate({ to: '/', search: { ...search, ...change }, resetScroll: false } as never)
}
