import { type RefObject, useEffect, useRef, useState } from 'react'
import { pictureRules as rules } from './image-limits.ts'
import { seenAddress, tellPicture } from './loaded-images.ts'
import { whenNear } from './once-near-viewport.ts'

export type PictureState = {
  ref: RefObject<HTMLImageElement | null>
  /** It is time to ask for it. */
  wanted: boolean
  failures: number
  missing: boolean
  /** It takes so long that something is shown meanwhile; `going` while that fades away. */
  loader: 'none' | 'shown' | 'going'
  onLoad: () => void
  onError: () => void
}

/** Asks when it is about to be seen, tries twice more, and anew when the connection is back. */
export function usePicture(src: string | null | undefined, eager: boolean): PictureState {
  const ref = useRef<HTMLImageElement>(null)
  const known = src ? seenAddress(src) !== undefined : false
  const [near, setNear] = useState(eager || known)
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const [loader, setLoader] = useState<PictureState['loader']>('none')
  const [before, setBefore] = useState(src)
  const missing = !src || failures > rules.retries

  // another picture starts anew
  if (before !== src) {
    setBefore(src)
    setFailures(0)
    setLoaded(false)
  }

  useEffect(() => (near || !ref.current ? undefined : whenNear(ref.current, () => setNear(true))), [near])

  useEffect(() => {
    if (!near || loaded || missing) return
    const timer = setTimeout(() => setLoader('shown'), rules.loaderAfterMs)
    return () => clearTimeout(timer)
  }, [near, loaded, missing])

  useEffect(() => {
    if (loader !== 'shown' || !(loaded || missing)) return
    setLoader('going')
  }, [loader, loaded, missing])

  useEffect(() => {
    if (loader !== 'going') return
    const timer = setTimeout(() => setLoader('none'), rules.fadeOutMs)
    return () => clearTimeout(timer)
  }, [loader])

  useEffect(() => {
    if (!src || !missing) return
    const again = () => setFailures(0)
    globalThis.addEventListener('online', again)
    return () => globalThis.removeEventListener('online', again)
  }, [src, missing])

  const tell = (what: 'loaded' | 'failed') => {
    const image = ref.current
    if (src && image) tellPicture({ src, what }, ownPath(image.currentSrc || image.src))
  }
  function onLoad() {
    setLoaded(true)
    tell('loaded')
  }
  function onError() {
    tell('failed')
    // the browser's own sign for it is not ours; the next try is another element
    if (ref.current) ref.current.style.visibility = 'hidden'
    const last = failures >= rules.retries
    if (last) setFailures(failures + 1)
    else setTimeout(() => setFailures((n) => Math.max(n, failures + 1)), rules.retryMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came or failed before React was there to hear of it
  useEffect(() => {
    const image = ref.current
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth > 0) onLoad()
    else onError()
  }, [])

  return { ref, wanted: near, failures, missing, loader, onLoad, onError }
}

function ownPath(address: string): string {
  const url = new URL(address, location.href)
  return url.origin === location.origin ? url.pathname + url.search : address
}
