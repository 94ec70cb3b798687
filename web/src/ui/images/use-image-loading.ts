import { imageLoading, imageLoading as rules } from '@mainstreet/contract/media/limits.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMounted } from '../hooks/use-mounted.ts'
import { getLoadedImageUrl, publishImageLoad } from './loaded-images.ts'

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once, shortly before the element becomes visible; one observer serves all elements. Returns a
 * function that stops it.
 */
function onceNearViewport(element: Element, callback: () => void): () => void {
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

export type ImageLoadingState = {
  ref: RefObject<HTMLImageElement | null>
  shouldLoad: boolean
  isServerRendered: boolean
  failures: number
  isMissing: boolean
  /** The placeholder of a slow image; `going` while it fades out. */
  loader: 'none' | 'shown' | 'fading'
  onLoad: () => void
  onError: () => void
}

/** Loads shortly before it becomes visible, retries twice, and again when the connection is back. */
export function useImageLoading(src: string | null | undefined, eager: boolean): ImageLoadingState {
  const ref = useRef<HTMLImageElement>(null)
  // in a page from the server the browser itself decides when to load it
  const [isServerRendered] = useState(!useMounted())
  const wasLoadedBefore = src ? getLoadedImageUrl(src) !== undefined : false
  const [isNear, setNear] = useState(eager || wasLoadedBefore || isServerRendered)
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const [loader, setLoader] = useState<ImageLoadingState['loader']>('none')
  const [previousSrc, setBefore] = useState(src)
  const isMissing = !src || failures > rules.retries

  // another image starts over
  if (previousSrc !== src) {
    setBefore(src)
    setFailures(0)
    setLoaded(false)
  }

  useEffect(
    () => (isNear || !ref.current ? undefined : onceNearViewport(ref.current, () => setNear(true))),
    [isNear],
  )

  useEffect(() => {
    if (!isNear || loaded || isMissing) return
    const timer = setTimeout(() => setLoader('shown'), rules.placeholderAfterMs)
    return () => clearTimeout(timer)
  }, [isNear, loaded, isMissing])

  useEffect(() => {
    if (loader !== 'shown' || !(loaded || isMissing)) return
    setLoader('fading')
  }, [loader, loaded, isMissing])

  useEffect(() => {
    if (loader !== 'fading') return
    const timer = setTimeout(() => setLoader('none'), rules.fadeOutMs)
    return () => clearTimeout(timer)
  }, [loader])

  useEffect(() => {
    if (!src || !isMissing) return
    const retry = () => setFailures(0)
    globalThis.addEventListener('online', retry)
    return () => globalThis.removeEventListener('online', retry)
  }, [src, isMissing])

  const publish = (outcome: 'loaded' | 'failed') => {
    const image = ref.current
    if (src && image) publishImageLoad({ src, outcome }, toRelativeUrl(image.currentSrc || image.src))
  }
  function onLoad() {
    setLoaded(true)
    publish('loaded')
  }
  function onError() {
    publish('failed')
    // hides the browser's own broken-image icon; the retry is a new element
    if (ref.current) ref.current.style.visibility = 'hidden'
    const last = failures >= rules.retries
    if (last) setFailures(failures + 1)
    else setTimeout(() => setFailures((n) => Math.max(n, failures + 1)), rules.retryMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for events before hydration
  useEffect(() => {
    const image = ref.current
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth > 0) onLoad()
    else onError()
  }, [])

  return { ref, shouldLoad: isNear, isServerRendered, failures, isMissing, loader, onLoad, onError }
}

function toRelativeUrl(address: string): string {
  const url = new URL(address, location.href)
  return url.origin === location.origin ? url.pathname + url.search : address
}
