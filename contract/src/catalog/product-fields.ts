import { type EntityField, unchanged } from '../entity-fields.ts'
import { productRules } from './field-rules.ts'

const setByServer = { published: true, erased: unchanged } as const
/** Also what comes from the shop. */
const computed = { columns: {}, erased: unchanged } as const
const noImages: string[] = []

/**
 * Each field of a product, in the order of the API's documents. Order lines have their own copy of the name, price and
 * image.
 */
export const productDescriptor = {
  id: { type: 'uuid', ...setByServer },
  shop_id: { type: 'uuid', ...setByServer },
  // the server has a text instead
  name: { type: 'text', rule: productRules.name, published: true, erased: '' },
  /** The first image; `images` contains all of them and takes precedence. */
  image: { type: 'text', nullable: true, rule: null, published: true, erased: null },
  images: { type: 'jsonb', rule: null, published: true, erased: noImages },
  /** The alt text of each of `images`, by position; absent when there is none. */
  image_alts: {
    type: 'jsonb',
    columns: { image_alt_texts: 'jsonb' },
    rule: null,
    published: true,
    erased: { image_alt_texts: {} },
  },
  /** Dollars, tax included. */
  price: {
    type: 'numeric',
    columns: { price_cents: 'int8' },
    rule: productRules.price,
    published: true,
    erased: unchanged,
  },
  description: { type: 'text', rule: productRules.description, published: true, erased: '' },
  /** The quantity that is available. */
  stock: { type: 'int4', rule: productRules.stock, published: true, erased: unchanged },
  is_archived: { type: 'bool', ...setByServer },
  archived_at: { type: 'timestamptz', nullable: true, ...setByServer },
  created_at: { type: 'timestamptz', ...setByServer },
  version: { type: 'int4', ...setByServer },
  /** The shop's own number for the product, unique within the shop. */
  sku: { type: 'text', nullable: true, rule: productRules.sku, published: true, erased: null },
  /** A tiny image as a data URL, shown until `image` has loaded; only for uploaded images. */
  blur_data_url: { type: 'text', published: false, erased: null },
  shop_name: { type: 'text', ...computed, published: true },
  category: { type: 'text', ...computed, published: true },
  /** The end of the shop's pause; present only if a merchant has set one, also after it has passed. */
  shop_paused_until: { type: 'timestamptz', ...computed, published: true },
  /** Miles from the requested location; present only with a location. */
  distance: { type: 'numeric', ...computed, published: false },
} as const satisfies Record<string, EntityField>
