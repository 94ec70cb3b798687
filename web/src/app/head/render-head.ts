/** What a public page says about itself to search engines and share cards. */
export type PageHead = {
  title: string
  description: string
  /** Without origin; the address under which it wants to be known, where it wants to be. */
  path?: string | undefined
  /** Drawn for share cards, 1200 by 630. */
  image?: string | undefined
  jsonLd?: Record<string, unknown> | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (words: string) => words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
/** JSON inside a script element: no `<` that could end it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

export function headHtml({ title, description, path, image, jsonLd }: PageHead, publicUrl: string): string {
  const origin = publicUrl.replace(/\/$/, '')
  const tags = [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${text(description)}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'Mainstreet'),
    property('og:title', title),
    property('og:description', description),
  ]
  if (path)
    tags.push(
      `<link rel="canonical" href="${text(`${origin}${path}`)}" />`,
      property('og:url', `${origin}${path}`),
    )
  if (image)
    tags.push(
      property('og:image', `${origin}${image}`),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', title),
      '<meta name="twitter:card" content="summary_large_image" />',
    )
  if (jsonLd) tags.push(`<script type="application/ld+json">${scriptJson(absolute(jsonLd, origin))}</script>`)
  return tags.join('\n    ')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${text(content)}" />`
}

/** Own paths in schema.org data are written with the origin. */
function absolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(one, origin)]))
}
