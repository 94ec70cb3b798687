import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import { type StudioCategory, tints } from './tints.ts'

export const placeholderThemes = [
  'food',
  'coffee',
  'gifts',
  'souvenirs',
  'other',
  'shop',
  'user',
  'default',
] as const
export type PlaceholderTheme = (typeof placeholderThemes)[number]

type PlaceholderStyle = { tint: StudioCategory; glyph: string }

/** In a 24 x 24 frame. */
const bagGlyph = '<path d="M5 8h14l1 12H4zM9 10V7a3 3 0 0 1 6 0v3"/>'
const placeholderStyles: Record<PlaceholderTheme, PlaceholderStyle> = {
  coffee: {
    tint: 'coffee',
    glyph: '<path d="M5 9h11v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h1.5a2 2 0 0 1 0 4H16M9 3v3M12 3v3"/>',
  },
  food: {
    tint: 'food',
    glyph: '<path d="M12 8c-4-2-7 1-6 5s3 7 6 6c3 1 5-2 6-6s-2-7-6-5zM12 8c0-2 1-4 3-4"/>',
  },
  gifts: {
    tint: 'gifts',
    glyph:
      '<path d="M4 9h16v4H4zM6 13h12v7H6zM12 9v11M12 9c-5 0-5-5-2-5 2 0 2 3 2 5 0-2 0-5 2-5 3 0 3 5-2 5z"/>',
  },
  souvenirs: { tint: 'souvenirs', glyph: '<path d="M3 19l6-11 4 7 3-4 5 8zM17 6h.01"/>' },
  other: { tint: 'other', glyph: bagGlyph },
  shop: {
    tint: 'coffee',
    glyph:
      '<path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5"/>',
  },
  user: {
    tint: 'souvenirs',
    glyph: '<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7"/>',
  },
  default: { tint: 'other', glyph: bagGlyph },
}

const maxTextChars = 60

type PlaceholderOptions = {
  width: number
  height: number
  theme: PlaceholderTheme
  text?: string | undefined
  offline?: boolean | undefined
}

/** Shown in place of a missing image: a small icon in the theme's colors with a text below it. */
export function renderPlaceholderSvg({
  width,
  height,
  theme,
  text,
  offline = false,
}: PlaceholderOptions): string {
  const { tint, glyph } = placeholderStyles[theme]
  const [{ light, deep, shade }] = tints[tint]
  const label = cleanText(text ?? (offline ? getMessages(defaultLocale).serverTexts.placeholder.offline : ''))
  const side = Math.min(width, height)
  const glyphSize = Math.round(side * (label ? 0.34 : 0.5) * 100) / 100
  const fontSize = Math.max(4, Math.min(side * 0.12, (width * 1.6) / Math.max(label.length, 8)))
  const top = (height - glyphSize) / 2 - (label ? fontSize * 0.9 : 0)
  const caption = label
    ? `<text x="50%" y="${round(top + glyphSize + fontSize * 1.5)}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${round(fontSize)}" fill="${shade}">${escapeHtml(label)}</text>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label || theme)}"><defs><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><g transform="translate(${round((width - glyphSize) / 2)} ${round(top)}) scale(${round(glyphSize / 24)})" fill="none" stroke="${shade}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" opacity="${offline ? 0.45 : 0.75}">${glyph}</g>${caption}</svg>`
}

/** Removes characters that XML does not allow. */
function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim()
  return truncateText(clean, maxTextChars)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
