import { useLayoutEffect, useRef } from 'react'

/**
 * For what may go while it holds the focus: the heading of its section takes it, where the browser would begin at the top of
 * the page again.
 */
export function usePassFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heading = element.closest('section')?.querySelector<HTMLElement>('h2')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
