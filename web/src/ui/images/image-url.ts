export type PictureSize = 'micro' | 'small' | 'medium' | 'large'

const widths = [
  ['small', 400],
  ['medium', 800],
  ['large', 1200],
] as const

/** How wide a card of a grid shows its picture. */
export const cardSizes = '(width >= 1280px) 260px, (width >= 768px) 30vw, 46vw'

const isOurs = (src: string) => src.startsWith('/api/images/')

/** What the browser asks for: our own pictures in the size that fits, those of others through the proxy. */
export function pictureAddress(src: string, size: PictureSize): string {
  if (isOurs(src)) return `${src}?format=webp&size=${size}`
  if (/^https?:\/\//i.test(src)) return `/api/proxy-image?url=${encodeURIComponent(directAddress(src))}`
  return src
}

/** Undefined where there is but one size. */
export function pictureWidths(src: string, size: PictureSize): string | undefined {
  if (size === 'micro' || !isOurs(src)) return undefined
  return widths.map(([name, px]) => `${pictureAddress(src, name)} ${px}w`).join(', ')
}

/** People paste the page on which a cloud drive shows a picture: this is the picture itself. */
function directAddress(src: string): string {
  if (!URL.canParse(src)) return src
  const url = new URL(src)
  if (url.hostname === 'drive.google.com') {
    const id = /\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
    return id ? `https://drive.google.com/uc?export=view&id=${id}` : src
  }
  if (url.hostname === 'www.dropbox.com' || url.hostname === 'dropbox.com') {
    url.searchParams.delete('dl')
    url.searchParams.set('raw', '1')
    return url.href
  }
  if (url.hostname === '1drv.ms' || url.hostname === 'onedrive.live.com') {
    const share = btoa(src).replace(/=+$/, '').replaceAll('/', '_').replaceAll('+', '-')
    return `https://api.onedrive.com/v1.0/shares/u!${share}/root/content`
  }
  return src
}
