import { useLayoutEffect, useRef } from 'react'

/**
 * For an element that may be removed while it has the focus: the heading of its section or of the page gets
 * the focus; otherwise the browser would start at the top of the page. `getFallback` may return a nearer
 * element.
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
    element.closest('section')?.querySelector<HTMLElement>('h2, h3') ??
    element.closest('main')?.querySelector<HTMLElement>('h1')
  )
}
