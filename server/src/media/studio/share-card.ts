import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { sharp } from '@mainstreet/platform/images/sharp.ts'
import type { OverlayOptions } from 'sharp'
import { createFontLoader, type FontRole } from './fonts.ts'
import { type StudioCategory, tints } from './tints.ts'

export type ShareCard = {
  /** JPEG or WebP; without an image the card shows the tint of the category. */
  image: Buffer | undefined
  category: StudioCategory
  /** The color of the shop's awning. */
  color: string
  eyebrow: string
  title: string
  /** Shown large, like a price tag. */
  price?: string | undefined
  footer: string
}

/** The size that social networks agree on. */
const width = 1200
const height = 630
const side = 560
const margin = 60
const columnWidth = width - side - 2 * margin
const gap = 18
const maxChars = { title: 90, line: 60, tight: 44 }
const titleFontSizes = [66, 52, 42, 34]

/** Renders the preview image of a product or a shop for shared links. */
export function createShareCardRenderer(dataDir: string): (card: ShareCard) => Promise<Buffer> {
  const loadFont = createFontLoader(dataDir)

  async function renderText(text: string, face: FontRole, size: number, color: string) {
    const { name, file } = await loadFont(face)
    const markup = `<span foreground="${color}">${escapeHtml(text)}</span>`
    const font = { font: `${name} ${size}`, fontfile: file, dpi: 72 }
    return sharp({
      text: { text: markup, ...font, rgba: true, width: columnWidth, wrap: 'word-char', spacing: 2 },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  }

  /** In the largest font that fits; truncated if none does. */
  async function renderFittingTitle(title: string, maxHeight: number) {
    for (const size of titleFontSizes) {
      const name = await renderText(title, 'heading', size, '#1e2923')
      const isLarge = title.length > 24 && size === titleFontSizes[0]
      if (name.info.height <= maxHeight && !isLarge) return name
    }
    return renderText(truncateText(title, maxChars.tight), 'heading', titleFontSizes.at(-1) ?? 0, '#1e2923')
  }

  return async function draw({ image, category, color, eyebrow, title, price, footer }) {
    const left = side + margin
    const [above, amount, below] = await Promise.all([
      renderText(truncateText(removeUnsupportedChars(eyebrow), maxChars.line), 'body', 30, '#56625a'),
      price ? renderText(price, 'heading', 64, '#c2411c') : undefined,
      renderText(truncateText(removeUnsupportedChars(footer), maxChars.line), 'body', 28, '#56625a'),
    ])
    const top = 128
    const nameTop = top + above.info.height + gap
    const belowTop = height - margin - 8 - below.info.height
    const name = await renderFittingTitle(
      truncateText(removeUnsupportedChars(title), maxChars.title),
      belowTop - nameTop - gap - (amount ? amount.info.height + 30 : 0),
    )
    const layers: OverlayOptions[] = [
      { input: Buffer.from(backgroundSvg(category, color)), left: 0, top: 0 },
      ...(image ? [{ input: await cropImage(image), left: 0, top: 0 }] : []),
      { input: above.data, left, top },
      { input: name.data, left, top: nameTop },
      ...(amount ? [{ input: amount.data, left, top: nameTop + name.info.height + 30 }] : []),
      { input: below.data, left, top: belowTop },
    ]
    return sharp({ create: { width, height, channels: 3, background: '#fbf7f0' } })
      .composite(layers)
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
  }
}

function cropImage(image: Buffer): Promise<Buffer> {
  return sharp(image).resize(side, height, { fit: 'cover' }).toBuffer()
}

/** The tile on the left, the awning above the text. */
function backgroundSvg(category: StudioCategory, color: string): string {
  const { light, deep } = tints[category][0]
  const stripe = 40
  const awning = Array.from({ length: Math.ceil((width - side) / stripe) }, (_, nth) => {
    const x = side + nth * stripe
    return `<path d="M${x} 0h${stripe}v62a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0z" fill="${nth % 2 ? '#efe5d2' : safeColor(color)}"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs><rect width="${side}" height="${height}" fill="url(#g)"/>${shopfrontMarkup}${awning}</svg>`
}

/** Shown without an image: a small shopfront. */
const shopfrontMarkup = `<g fill="none" stroke="#1e2923" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M160 300h240v190H160zM160 300l28-84h184l28 84M250 490V380h60v110"/><path d="M160 300a30 30 0 0 0 60 0 30 30 0 0 0 60 0 30 30 0 0 0 60 0 30 30 0 0 0 60 0"/></g>`

function safeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : '#1d5a45'
}

/** Our fonts do not have these characters; a name of nothing else still needs a visible character. */
function removeUnsupportedChars(text: string): string {
  return (
    text
      .replace(/\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim() || '…'
  )
}
