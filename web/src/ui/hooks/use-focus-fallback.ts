import { useLayoutEffect, useRef } from 'react'

/**
 * For what may go while it holds the focus: the heading of its section takes it, or that of the page, where the browser
 * would begin at the top of the page again. `getFallback` may name something nearer.
 */
export function useFocusFallback<E extends HTMLElement>(
  getFallback?: (element: E) => HTMLElement | null | undefined,
) {
  const ref = useRef<E>(null)
  const latestGetFallback = useRef(getFallback)
  latestGetFallback.current = getFallback
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const fallback = latestGetFallback.current?.(element) ?? findHeadingAbove(element)
      if (!fallback) return
      if (fallback.tabIndex < 0) fallback.tabIndex = -1
      fallback.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

function findHeadingAbove(element: HTMLElement) {
  return (
    element.closest('section')?.querySelector<HTMLElement>('h2') ??
    element.closest('main')?.querySelector<HTMLElement>('h1')
  )
}
