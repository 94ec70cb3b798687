export const importFields = [
  'name',
  'price',
  'stock',
  'description',
  'sku',
  'images',
  'image_alts',
  'is_archived',
  'id',
  'version',
] as const
export type ImportField = (typeof importFields)[number]
/** The column of each field; unmapped columns are left out. */
export type ColumnMapping = Partial<Record<ImportField, number>>

/** Common column names, including Shopify's. */
const columnAliases: Record<ImportField, string[]> = {
  name: ['name', 'title', 'product', 'product name', 'item'],
  price: ['price', 'variant price', 'regular price', 'price (usd)', 'unit price'],
  stock: ['stock', 'variant inventory qty', 'quantity', 'qty', 'inventory', 'in stock', 'on hand'],
  description: ['description', 'body (html)', 'body html', 'about', 'details'],
  sku: ['sku', 'variant sku', 'item number', 'number', 'code'],
  images: ['images', 'image src', 'image', 'image url', 'picture', 'photo', 'variant image'],
  image_alts: ['image_alts', 'image alt text', 'alt text'],
  is_archived: ['is_archived', 'archived', 'status'],
  id: ['id'],
  version: ['version'],
}

export function detectMapping(head: readonly string[]): ColumnMapping {
  const names = head.map((name) => name.trim().toLowerCase())
  const entries = importFields.map((field) => {
    const at = columnAliases[field].map((name) => names.indexOf(name)).find((column) => column >= 0)
    return [field, at] as const
  })
  return Object.fromEntries(entries.filter(([, at]) => at !== undefined))
}

export type VariantGrouping = { handle: number; options: number[] }

/** Shopify uses several lines per product: its handle groups them, the options distinguish variants. */
export function detectGrouping(head: readonly string[]): VariantGrouping | undefined {
  const names = head.map((name) => name.trim().toLowerCase())
  const handle = names.indexOf('handle')
  if (handle < 0 || !names.includes('variant price')) return undefined
  const options = [1, 2, 3].map((number) => names.indexOf(`option${number} value`)).filter((at) => at >= 0)
  return { handle, options }
}

export function isMappingComplete(mapping: ColumnMapping): boolean {
  return mapping.name !== undefined && mapping.price !== undefined
}
