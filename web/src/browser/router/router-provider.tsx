import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Router } from './router.ts'
import { RouterContext, RouterStateContext } from './use-router.ts'

/**
 * The router and its state for all below. A new page renders in the background, so that the click that opens it is
 * shown at once; a change within the page is shown immediately.
 */
export function RouterProvider({ value: router, children }: { value: Router; children: ReactNode }) {
  const { store } = router
  const [state, setState] = useState(store.get)

  useEffect(() => {
    let shown = store.get()
    setState(shown)
    return store.subscribe(() => {
      const next = store.get()
      if (next.match?.page === shown.match?.page) setState(next)
      else startTransition(() => setState(next))
      shown = next
    })
  }, [store])
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>{children}</RouterStateContext>
    </RouterContext>
  )
}
