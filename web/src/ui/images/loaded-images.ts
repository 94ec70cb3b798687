import { imageCacheLimits } from '@mainstreet/contract/media/limits.ts'
import { createEmitter } from '../hooks/create-store.ts'

export type ImageLoadEvent = { src: string; outcome: 'loaded' | 'failed' }

/** Images that were shown, and the URLs under which they loaded, newest last. */
const loadedUrls = new Map<string, string>()
const imageLoads = createEmitter<ImageLoadEvent & { address: string }>()

/** Undefined for an image that was not shown, or long ago. */
export function getLoadedImageUrl(src: string): string | undefined {
  return loadedUrls.get(src)
}

export function rememberLoadedImage(src: string, address: string) {
  loadedUrls.delete(src)
  loadedUrls.set(src, address)
  for (const oldest of loadedUrls.keys()) {
    if (loadedUrls.size <= imageCacheLimits.memoryEntries) return
    loadedUrls.delete(oldest)
  }
}

export function forgetLoadedImage(src: string) {
  loadedUrls.delete(src)
}

/** Reports the result of a load to the listeners, such as the image cache. */
export function publishImageLoad(event: ImageLoadEvent, address: string) {
  if (event.outcome === 'loaded') rememberLoadedImage(event.src, address)
  else forgetLoadedImage(event.src)
  imageLoads.emit({ ...event, address })
}

export const onImageLoad = imageLoads.subscribe
