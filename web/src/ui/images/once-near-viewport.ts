import { imageLoading } from '@mainstreet/contract/media/limits.ts'

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once, shortly before the element becomes visible; one observer serves all elements. Returns a
 * function that stops it.
 */
export function onceNearViewport(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    callback()
    return () => undefined
  }
  observer ??= new IntersectionObserver(handleEntries, { rootMargin: `${imageLoading.lazyMarginPx}px` })
  callbacks.set(element, callback)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer?.unobserve(element)
  }
}

function handleEntries(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    callbacks.get(target)?.()
    callbacks.delete(target)
  }
}
