import { type EnteredField, type EntityField, type NameOf, unchanged } from '../entity-fields.ts'
import { emailRule, phoneRule, shopNameRule } from '../field-rules.ts'
import { defaultHours } from './default-hours.ts'

export type ShopFieldInput = {
  readonly autoComplete?: 'email' | 'street-address' | 'tel' | 'url'
  readonly inputMode?: 'url'
  readonly type?: 'email' | 'tel'
  /** The number of rows of a multi-line text. */
  readonly rows?: number
  /** Shares its row with another field where there is room. */
  readonly isHalf?: boolean
}

type EditorField = {
  /** Whether it is in the merchant's list of facts; other values are shown above the list, or not at all. */
  readonly isFact: boolean
  /** Undefined: it has a component of its own in the editor. */
  readonly input?: ShopFieldInput
}

type List = 'contacts' | 'preview'

type ShopField =
  | (EntityField & { readonly rule?: undefined })
  | (EnteredField & {
      /** Customers and admins judge a shop by it: a change puts an approved shop back into the review queue. */
      readonly reviewed: boolean
      /** Null: it is set elsewhere than in the editor of the profile. */
      readonly editor: EditorField | null
      /** The lists that have a line for it; other fields have their place on a page, or are not for customers. */
      readonly lines: readonly List[]
    })

const setByServer = { published: true, erased: unchanged } as const
const computed = { columns: {}, erased: unchanged } as const
/** Customers see it on the page of the shop. */
const profile = { published: true, reviewed: true } as const
/** How the shop works. */
const setting = { published: true, reviewed: false, editor: null, lines: [] } as const

/**
 * Each field of a shop, in the order of the API's documents. Orders need the name of a closed shop, and nothing else
 * that its owner wrote.
 */
export const shopDescriptor = {
  id: { type: 'uuid', ...setByServer },
  name: {
    type: 'text',
    rule: shopNameRule,
    ...profile,
    erased: unchanged,
    editor: { isFact: false, input: {} },
    lines: [],
  },
  category: { type: 'text', rule: null, ...profile, erased: unchanged, editor: { isFact: true }, lines: [] },
  location: {
    type: 'text',
    rule: { required: 'addressRequired', maxChars: 300 },
    ...profile,
    erased: '',
    editor: { isFact: true, input: { autoComplete: 'street-address' } },
    lines: ['contacts', 'preview'],
  },
  coordinates: {
    type: 'jsonb',
    columns: { lat: 'float8', lng: 'float8' },
    rule: null,
    ...profile,
    erased: { lat: 0, lng: 0 },
    editor: { isFact: false },
    lines: [],
  },
  phone: {
    type: 'text',
    rule: phoneRule,
    ...profile,
    published: false,
    erased: '',
    editor: { isFact: true, input: { type: 'tel', autoComplete: 'tel', isHalf: true } },
    lines: ['contacts', 'preview'],
  },
  /** The `tel:` link that dials the phone; null when its text has no number that can be dialed. */
  phone_link: { type: 'text', nullable: true, ...computed, published: false },
  // days with special hours have notes
  hours: { type: 'jsonb', rule: null, ...setting, erased: defaultHours() },
  owner_id: { type: 'uuid', nullable: true, ...computed, published: false },
  business_email: {
    type: 'text',
    rule: emailRule,
    ...profile,
    published: false,
    erased: '',
    editor: { isFact: true, input: { type: 'email', autoComplete: 'email', isHalf: true } },
    lines: ['contacts'],
  },
  website: {
    type: 'text',
    nullable: true,
    rule: { maxChars: 300, format: 'webAddress' },
    ...profile,
    erased: null,
    editor: { isFact: true, input: { inputMode: 'url', autoComplete: 'url' } },
    lines: ['contacts'],
  },
  social_links: {
    type: 'jsonb',
    /** Of each link. */
    rule: { maxChars: 300, format: 'secureLink' },
    ...profile,
    erased: {},
    editor: { isFact: true },
    lines: ['contacts'],
  },
  shop_photo: {
    type: 'text',
    nullable: true,
    rule: null,
    ...profile,
    erased: null,
    editor: { isFact: false },
    lines: [],
  },
  about_shop: {
    type: 'text',
    rule: { maxChars: 2000 },
    ...profile,
    erased: '',
    editor: { isFact: false, input: { rows: 4 } },
    lines: [],
  },
  color: {
    type: 'text',
    rule: { required: 'colorFormat', maxChars: 7, format: 'color' },
    ...profile,
    // the look of its awning
    reviewed: false,
    erased: unchanged,
    editor: { isFact: false },
    lines: [],
  },
  status: { type: 'text', ...setByServer },
  submitted_at: { type: 'timestamptz', ...setByServer },
  approved_at: { type: 'timestamptz', nullable: true, ...setByServer },
  rejected_at: { type: 'timestamptz', nullable: true, ...setByServer, published: false },
  // written by an admin
  rejection_reason: { type: 'text', nullable: true, ...setByServer, published: false },
  paused_until: { type: 'timestamptz', nullable: true, rule: null, ...setting, erased: unchanged },
  preparation_minutes: {
    type: 'int4',
    rule: { min: 0, max: 24 * 60, decimals: 0, format: 'wholeNumberFormat' },
    ...setting,
    erased: unchanged,
  },
  requires_confirmation: { type: 'bool', rule: null, ...setting, erased: unchanged },
  /** Whether customers can pay in the shop. */
  accepts_in_store_payment: { type: 'bool', rule: null, ...setting, erased: unchanged },
  /** Whether the shop delivers, and its fee in dollars. */
  offers_delivery: { type: 'bool', rule: null, ...setting, erased: unchanged },
  delivery_fee: {
    type: 'numeric',
    columns: { delivery_fee_cents: 'int8' },
    rule: { min: 0, max: 100, decimals: 2, format: 'amountFormat' },
    ...setting,
    erased: unchanged,
  },
  product_count: { type: 'int4', ...computed, published: true },
  version: { type: 'int4', ...setByServer },
  created_at: { type: 'timestamptz', ...setByServer },
  /** Miles from the requested location; present only with a location. */
  distance: { type: 'numeric', ...computed, published: false },
} as const satisfies Record<string, ShopField>

type ShopDescriptor = typeof shopDescriptor

/** The fields that have a line in the list. */
export type ShopLine<Name extends List> = {
  [Field in keyof ShopDescriptor]: ShopDescriptor[Field] extends { lines: readonly (infer Line)[] }
    ? Name extends Line
      ? Field
      : never
    : never
}[keyof ShopDescriptor]

export type ProfileField = NameOf<ShopDescriptor, { editor: object }>
