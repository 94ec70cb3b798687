import { useRouter } from '@tanstack/react-router'

type SetSearchOptions = {
  /** Of the step before, where Back would not be missed. */
  replace?: boolean
  resetScroll?: boolean
}

/** Sets the search of the page that is shown; the place on the page stays. */
export function useSetSearch() {
  const router = useRouter()
  return (search: object, { replace = false, resetScroll = false }: SetSearchOptions = {}) => {
    const to = router.state.location.pathname
    // each page reads its search for itself, so the router knows no types of it
    void router.navigate({ to, search, replace, resetScroll } as never)
  }
}
