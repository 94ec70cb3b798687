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

/** The merchant's facts, the contacts of the shop's page, and the preview in a review. */
type List = 'contacts' | 'facts' | 'preview'

type ShopField =
  | (EntityField & { readonly rule?: undefined })
  | (EnteredField & {
      /** Customers and admins judge a shop by it: a change puts an approved shop back into the review queue. */
      readonly reviewed: boolean
      /** In the editor of the profile: a plain input, a component of its own, or null when it is set elsewhere. */
      readonly input: ShopFieldInput | 'component' | null
      /** The lists that have a line for it; other fields have their place on a page, or are not shown. */
      readonly lines: readonly List[]
    })

const setByServer = { published: true, erased: unchanged } as const
const computed = { columns: {}, erased: unchanged } as const
/** Customers see it on the page of the shop. */
const profile = { published: true, reviewed: true } as const
/** How the shop works. */
const setting = { published: true, reviewed: false, input: null, lines: [] } as const

/**
 * Each field of a shop, in the order of the API's documents. Orders need the name of a closed shop, and nothing else
 * that its owner wrote.
 */
export const shopDescriptor = {
  id: { type: 'uuid', ...setByServer },
  name: { type: 'text', rule: shopNameRule, ...profile, erased: unchanged, input: {}, lines: [] },
  category: { type: 'text', rule: null, ...profile, erased: unchanged, input: 'component', lines: ['facts'] },
  location: {
    type: 'text',
    rule: { required: 'addressRequired', maxChars: 300 },
    ...profile,
    erased: '',
    input: { autoComplete: 'street-address' },
    lines: ['facts', 'contacts', 'preview'],
  },
  coordinates: {
    type: 'jsonb',
    columns: { lat: 'float8', lng: 'float8' },
    rule: null,
    ...profile,
    erased: { lat: 0, lng: 0 },
    input: 'component',
    lines: [],
  },
  phone: {
    type: 'text',
    rule: phoneRule,
    ...profile,
    published: false,
    erased: '',
    input: { type: 'tel', autoComplete: 'tel', isHalf: true },
    lines: ['facts', 'contacts', 'preview'],
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
    input: { type: 'email', autoComplete: 'email', isHalf: true },
    lines: ['facts', 'contacts'],
  },
  website: {
    type: 'text',
    nullable: true,
    rule: { maxChars: 300, format: 'webAddress' },
    ...profile,
    erased: null,
    input: { inputMode: 'url', autoComplete: 'url' },
    lines: ['facts', 'contacts'],
  },
  social_links: {
    type: 'jsonb',
    /** Of each link. */
    rule: { maxChars: 300, format: 'secureLink' },
    ...profile,
    erased: {},
    input: 'component',
    lines: ['facts', 'contacts'],
  },
  shop_photo: {
    type: 'text',
    nullable: true,
    rule: null,
    ...profile,
    erased: null,
    input: 'component',
    lines: [],
  },
  about_shop: {
    type: 'text',
    rule: { maxChars: 2000 },
    ...profile,
    erased: '',
    input: { rows: 4 },
    lines: [],
  },
  color: {
    type: 'text',
    rule: { required: 'colorFormat', maxChars: 7, format: 'color' },
    ...profile,
    // the look of its awning
    reviewed: false,
    erased: unchanged,
    input: 'component',
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

export type ProfileField = NameOf<ShopDescriptor, { input: object | 'component' }>
