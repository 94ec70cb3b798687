import { imageLoading, imageLoading as rules } from '@mainstreet/contract/media/limits.ts'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
  // in a page from the server the browser itself decides when to load it, and a placeholder waits until it is seen
  const isServerRendered = useIsServerRendered()
  const wasLoadedBefore = src ? getLoadedImageUrl(src) !== undefined : false
  const [isNear, setNear] = useState(eager || wasLoadedBefore)
  const [failures, setFailures] = useState(0)
  const loadedSrc = useRef<string>(undefined)
  const [loader, setLoader] = useState<ImageLoadingState['loader']>('none')
  const [previousSrc, setBefore] = useState(src)
  const isMissing = !src || failures > rules.retries

  // another image starts over
  if (previousSrc !== src) {
    setBefore(src)
    setFailures(0)
  }

  useEffect(
    () => (isNear || !ref.current ? undefined : onceNearViewport(ref.current, () => setNear(true))),
    [isNear],
  )

  useEffect(() => {
    if (!isNear || isMissing) return
    const showLoader = () => loadedSrc.current !== src && setLoader('shown')
    const timer = setTimeout(showLoader, rules.placeholderAfterMs)
    return () => clearTimeout(timer)
  }, [isNear, isMissing, src])

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
  const fadeLoader = () => setLoader((shown) => (shown === 'shown' ? 'fading' : shown))
  // without a state of its own: hydration would render each image of the page a second time
  function onLoad() {
    loadedSrc.current = src ?? undefined
    fadeLoader()
    publish('loaded')
  }
  function onError() {
    publish('failed')
    // hides the browser's own broken-image icon; the retry is a new element
    if (ref.current) ref.current.style.visibility = 'hidden'
    const last = failures >= rules.retries
    if (last) {
      setFailures(failures + 1)
      fadeLoader()
    } else setTimeout(() => setFailures((n) => Math.max(n, failures + 1)), rules.retryMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for events before hydration
  useEffect(() => {
    const image = ref.current
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth === 0) return onError()
    // no placeholder to fade yet
    loadedSrc.current = src ?? undefined
    publish('loaded')
  }, [])

  return {
    ref,
    shouldLoad: isNear || isServerRendered,
    isServerRendered,
    failures,
    isMissing,
    loader,
    onLoad,
    onError,
  }
}

const subscribeNever = () => () => undefined

/** Stays true after hydration, which then does not render again. */
function useIsServerRendered(): boolean {
  const [first] = useState({ isHydration: false })
  return useSyncExternalStore(
    subscribeNever,
    () => first.isHydration,
    () => {
      first.isHydration = true
      return true
    },
  )
}

function toRelativeUrl(address: string): string {
  const url = new URL(address, location.href)
  return url.origin === location.origin ? url.pathname + url.search : address
}
