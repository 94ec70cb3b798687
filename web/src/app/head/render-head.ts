import { m } from '@mainstreet/contract/messages/messages.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'

/** The metadata of a public page for search engines and share cards. */
export type PageHead = {
  title: string
  description: string
  /** Without origin; the canonical path, if it has one. */
  path?: string | undefined
  /** An image for share cards, 1200 by 630. */
  image?: string | undefined
  jsonLd?: Record<string, unknown> | undefined
}

/** JSON for a script element: without any `<` that could end it. */
export const serializeForScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

export function renderHead({ title, description, path, image, jsonLd }: PageHead, publicUrl: string): string {
  const origin = publicUrl.replace(/\/$/, '')
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    renderMetaProperty('og:type', 'website'),
    renderMetaProperty('og:site_name', m.app.name),
    renderMetaProperty('og:title', title),
    renderMetaProperty('og:description', description),
  ]
  if (path)
    tags.push(
      `<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}" />`,
      renderMetaProperty('og:url', `${origin}${path}`),
    )
  if (image)
    tags.push(
      renderMetaProperty('og:image', `${origin}${image}`),
      renderMetaProperty('og:image:width', '1200'),
      renderMetaProperty('og:image:height', '630'),
      renderMetaProperty('og:image:alt', title),
      '<meta name="twitter:card" content="summary_large_image" />',
    )
  if (jsonLd)
    tags.push(
      `<script type="application/ld+json">${serializeForScript(withAbsoluteUrls(jsonLd, origin))}</script>`,
    )
  return tags.join('\n    ')
}

function renderMetaProperty(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}

/** Paths of this site in schema.org data are written with the origin. */
function withAbsoluteUrls(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((one) => withAbsoluteUrls(one, origin))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withAbsoluteUrls(one, origin)]))
}
