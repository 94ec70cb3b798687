import { pictureRules } from './image-limits.ts'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls once, when the element is about to be seen; one observer watches for all. Returns how to stop. */
export function whenNear(element: Element, come: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    come()
    return () => undefined
  }
  observer ??= new IntersectionObserver(look, { rootMargin: `${pictureRules.lazyMarginPx}px` })
  waiting.set(element, come)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

function look(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    waiting.get(target)?.()
    waiting.delete(target)
  }
}
