import { useLayoutEffect, useRef } from 'react'

/**
 * For what may go while it holds the focus: the heading of its section takes it, or that of the page, where the browser
 * would begin at the top of the page again. `heirOf` may name something nearer.
 */
export function usePassFocus<E extends HTMLElement>(heirOf?: (element: E) => HTMLElement | null | undefined) {
  const ref = useRef<E>(null)
  const named = useRef(heirOf)
  named.current = heirOf
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heir = named.current?.(element) ?? headingOver(element)
      if (!heir) return
      if (heir.tabIndex < 0) heir.tabIndex = -1
      heir.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

function headingOver(element: HTMLElement) {
  return (
    element.closest('section')?.querySelector<HTMLElement>('h2') ??
    element.closest('main')?.querySelector<HTMLElement>('h1')
  )
}
