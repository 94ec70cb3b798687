import { pictureRules } from './image-limits.ts'

export type PictureNews = { src: string; what: 'loaded' | 'failed' }

/** Pictures that have been seen and the addresses under which they came, the newest last. */
const seen = new Map<string, string>()
const listeners = new Set<(news: PictureNews & { address: string }) => void>()

/** Undefined for what has not been seen, or long ago. */
export function seenAddress(src: string): string | undefined {
  return seen.get(src)
}

export function rememberPicture(src: string, address: string) {
  seen.delete(src)
  seen.set(src, address)
  for (const oldest of seen.keys()) {
    if (seen.size <= pictureRules.rememberedPictures) return
    seen.delete(oldest)
  }
}

export function forgetPicture(src: string) {
  seen.delete(src)
}

/** What became of it; whoever keeps books of pictures listens. */
export function tellPicture(news: PictureNews, address: string) {
  if (news.what === 'loaded') rememberPicture(news.src, address)
  else forgetPicture(news.src)
  for (const listener of listeners) listener({ ...news, address })
}

export function onPictures(listener: (news: PictureNews & { address: string }) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
