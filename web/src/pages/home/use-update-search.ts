import { useRouter } from '@tanstack/react-router'
import { type HomeSearch, parseHomeSearch } from '../../features/catalog/home-search.ts'

/** Changes some of the filters and keeps the others, also those chosen a moment ago; the place on the page stays. */
export function useUpdateSearch() {
  const router = useRouter()
  return (change: Partial<HomeSearch>) =>
    void router.navigate({
      to: '/',
      search: (before: Record<string, unknown>) => ({ ...parseHomeSearch(before), ...change }),
      resetScroll: false,
    } as never)
}
