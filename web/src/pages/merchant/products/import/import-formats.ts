import { type ImportField, importFields } from './import-fields.ts'

/** A name that ends with `*` stands for every name that starts so. Names are in lower case. */
export type ImportFormat = {
  /** A file with one name of each list has this format. */
  requires: readonly (readonly string[])[]
  columns: Partial<Record<ImportField, readonly string[]>>
  /** The lines of one product have the same value in this column. */
  group?: readonly string[]
  /** In a line of a variant: the SKU, or `id:` and the id, of its product. */
  parent?: readonly string[]
  /** The values that distinguish variants. */
  options?: readonly string[]
  /** What customers pay in place of the price, with the days on which they do. */
  salePrice?: readonly string[]
  saleStart?: readonly string[]
  saleEnd?: readonly string[]
  /** Zero: nothing is in stock, whatever the stock says. */
  inStock?: readonly string[]
  /** False: archived, whatever the status says. */
  published?: readonly string[]
  description: 'text' | 'html'
  /** Values of the column `is_archived` that mean archived. */
  archived: RegExp
  isOwn?: boolean
}

const optionNumbers = [1, 2, 3]

/** The first that fits is used; the last one fits every file. */
export const importFormats: readonly ImportFormat[] = [
  {
    // our own export
    requires: [['image_alts'], ['is_archived'], ['version']],
    columns: Object.fromEntries(importFields.map((name) => [name, [name]])),
    description: 'text',
    archived: /^true$/i,
    isOwn: true,
  },
  {
    // Shopify, with its names before and since 2025
    requires: [
      ['handle', 'url handle'],
      ['variant price', 'price'],
    ],
    columns: {
      name: ['title'],
      price: ['variant price', 'price'],
      stock: ['variant inventory qty', 'inventory quantity'],
      description: ['body (html)', 'body html', 'description'],
      sku: ['variant sku', 'sku'],
      images: ['image src', 'product image url'],
      image_alts: ['image alt text'],
      is_archived: ['status'],
    },
    group: ['handle', 'url handle'],
    published: ['published', 'published on online store'],
    options: optionNumbers.map((number) => `option${number} value`),
    description: 'html',
    archived: /^(archived|draft|unlisted)$/i,
  },
  {
    // Square's item library
    requires: [['item name'], ['variation name'], ['price']],
    columns: {
      name: ['item name'],
      price: ['price'],
      stock: ['current quantity*'],
      description: ['description'],
      sku: ['sku'],
      is_archived: ['archived'],
    },
    group: ['item name'],
    options: ['variation name'],
    description: 'html',
    archived: /^(y|yes|true)$/i,
  },
  {
    // WooCommerce
    requires: [['regular price'], ['published', 'in stock?', 'parent']],
    columns: {
      name: ['name'],
      price: ['regular price'],
      stock: ['stock'],
      description: ['description', 'short description'],
      sku: ['sku'],
      images: ['images'],
      is_archived: ['published'],
    },
    parent: ['parent'],
    salePrice: ['sale price'],
    saleStart: ['date sale price starts'],
    saleEnd: ['date sale price ends'],
    inStock: ['in stock?'],
    options: optionNumbers.map((number) => `attribute ${number} value(s)`),
    description: 'html',
    archived: /^(0|-1)$/,
  },
  {
    requires: [],
    columns: {
      name: ['name', 'title', 'product', 'product name', 'item', 'item name'],
      price: ['price', 'variant price', 'regular price', 'price (usd)', 'unit price'],
      stock: ['stock', 'quantity', 'qty', 'inventory', 'inventory quantity', 'in stock', 'on hand'],
      description: ['description', 'body (html)', 'about', 'details'],
      sku: ['sku', 'variant sku', 'item number', 'number', 'code'],
      images: ['images', 'image src', 'image', 'image url', 'picture', 'photo'],
      image_alts: ['image_alts', 'image alt text', 'alt text'],
      is_archived: ['is_archived', 'archived', 'status'],
      id: ['id'],
      version: ['version'],
    },
    description: 'html',
    archived: /^(true|yes|1|archived|draft)$/i,
  },
]
