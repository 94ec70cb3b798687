export type ImageSize = 'micro' | 'small' | 'medium' | 'large'

const sizeWidthsPx = [
  ['small', 400],
  ['medium', 800],
  ['large', 1200],
] as const

/** The width of an image on a card in a grid. */
export const cardImageSizes = '(width >= 1280px) 260px, (width >= 768px) 30vw, 46vw'

const isHostedImage = (src: string) => src.startsWith('/api/images/')

/** The requested URL: uploaded images in the fitting size, images of other hosts through the proxy. */
export function getImageUrl(src: string, size: ImageSize): string {
  if (isHostedImage(src)) return `${src}?format=webp&size=${size}`
  if (/^https?:\/\//i.test(src)) return `/api/proxy-image?url=${encodeURIComponent(getDirectImageUrl(src))}`
  return src
}

/** Undefined when there is only one size. */
export function getImageSrcSet(src: string, size: ImageSize): string | undefined {
  if (size === 'micro' || !isHostedImage(src)) return undefined
  return sizeWidthsPx.map(([name, px]) => `${getImageUrl(src, name)} ${px}w`).join(', ')
}

/** Users paste the page on which a cloud drive shows an image: this is the URL of the image itself. */
function getDirectImageUrl(src: string): string {
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
