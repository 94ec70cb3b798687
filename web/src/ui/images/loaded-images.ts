import { imageLimits } from './image-limits.ts'

export type ImageLoadEvent = { src: string; outcome: 'loaded' | 'failed' }

/** Pictures that have been seen and the addresses under which they came, the newest last. */
const loadedUrls = new Map<string, string>()
const listeners = new Set<(news: ImageLoadEvent & { address: string }) => void>()

/** Undefined for what has not been seen, or long ago. */
export function getLoadedImageUrl(src: string): string | undefined {
  return loadedUrls.get(src)
}

export function rememberLoadedImage(src: string, address: string) {
  loadedUrls.delete(src)
  loadedUrls.set(src, address)
  for (const oldest of loadedUrls.keys()) {
    if (loadedUrls.size <= imageLimits.rememberedPictures) return
    loadedUrls.delete(oldest)
  }
}

export function forgetLoadedImage(src: string) {
  loadedUrls.delete(src)
}

/** What became of it; whoever keeps books of pictures listens. */
export function publishImageLoad(news: ImageLoadEvent, address: string) {
  if (news.outcome === 'loaded') rememberLoadedImage(news.src, address)
  else forgetLoadedImage(news.src)
  for (const listener of listeners) listener({ ...news, address })
}

export function onImageLoad(listener: (news: ImageLoadEvent & { address: string }) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
