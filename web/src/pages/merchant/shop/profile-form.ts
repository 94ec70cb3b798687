import { fieldLimits, shopLimits } from '@mainstreet/contract/limits.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import type { ComponentProps } from 'react'

/** The fields of the profile, without the opening hours. */
type OrderSetting =
  | 'hours'
  | 'paused_until'
  | 'preparation_minutes'
  | 'requires_confirmation'
  | 'accepts_in_store_payment'
  | 'offers_delivery'
  | 'delivery_fee'
export type ProfileField = Exclude<keyof ShopFields, OrderSetting>
/** Fields that two edits may set differently; the coordinates are sent along with the address. */
export type ConflictField = Exclude<ProfileField, 'coordinates'>

export type ProfileInput = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'required' | 'type'
> & {
  label: string
  maxLength: number
  /** The number of rows of a multi-line text. */
  rows?: number
  /** Shares its row with another field where there is room. */
  isHalf?: boolean
}
type ProfileFieldTexts = {
  /** Its name within a sentence. */
  noun: string
  /** Its label in the merchant's list of facts; null where the value is shown above the list, or not at all. */
  fact: string | null
  /** Undefined: it has a component of its own in the editor. */
  input?: ProfileInput
}

/** Each field of the profile, in the order of the form. */
export const profileFields = {
  shop_photo: { noun: 'photo', fact: null },
  name: {
    noun: 'name',
    fact: null,
    input: { label: 'Name of the shop', maxLength: shopLimits.maxNameChars, required: true },
  },
  category: { noun: 'category', fact: 'Category' },
  location: {
    noun: 'address',
    fact: 'Address',
    input: {
      label: 'Address',
      autoComplete: 'street-address',
      placeholder: 'Street and town',
      maxLength: shopLimits.maxAddressChars,
      required: true,
    },
  },
  coordinates: { noun: 'place on the map', fact: null },
  phone: {
    noun: 'phone',
    fact: 'Phone',
    input: {
      label: 'Phone',
      type: 'tel',
      autoComplete: 'tel',
      maxLength: fieldLimits.maxPhoneChars,
      isHalf: true,
    },
  },
  business_email: {
    noun: 'e-mail',
    fact: 'Email',
    input: {
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      maxLength: fieldLimits.maxEmailChars,
      isHalf: true,
    },
  },
  website: {
    noun: 'website',
    fact: 'Website',
    input: {
      label: 'Website',
      inputMode: 'url',
      autoComplete: 'url',
      placeholder: 'https://',
      maxLength: shopLimits.maxUrlChars,
    },
  },
  social_links: { noun: 'links', fact: 'Social links' },
  about_shop: {
    noun: 'about the shop',
    fact: null,
    input: { label: 'About the shop', maxLength: shopLimits.maxAboutChars, rows: 4 },
  },
  color: { noun: 'colour', fact: null },
} as const satisfies Record<ProfileField, ProfileFieldTexts>

type ProfileFields = typeof profileFields
/** Fields with a plain input. */
export type TextField = {
  [Name in ProfileField]: ProfileFields[Name] extends { input: ProfileInput } ? Name : never
}[ProfileField]

export const profileFieldNames = Object.keys(profileFields) as ProfileField[]

export function isTextField(name: ProfileField): name is TextField {
  return 'input' in profileFields[name]
}

/** As typed; empty social links are not stored. */
export type ProfileForm = Record<TextField, string> &
  Pick<Shop, Exclude<ProfileField, TextField | 'shop_photo' | 'coordinates'>>

const nouns = new Map<string, string>([
  ...profileFieldNames.map((name) => [name, profileFields[name].noun] as const),
  ['lat', profileFields.coordinates.noun],
  ['lng', profileFields.coordinates.noun],
  ['requires_confirmation', 'confirm by hand'],
  ['accepts_in_store_payment', 'pay in shop'],
  ['offers_delivery', 'delivers'],
])

/** The name of a field of the shop, or of its stored form, within a sentence. */
export function fieldLabel(field: string): string {
  return nouns.get(field) ?? field.replaceAll('_', ' ')
}

export function toProfileForm(shop: Shop): ProfileForm {
  const texts = profileFieldNames.filter(isTextField).map((name) => [name, shop[name] ?? ''])
  const { category, social_links, color } = shop
  return { ...(Object.fromEntries(texts) as Record<TextField, string>), category, social_links, color }
}

/** The changed fields; the coordinates are sent along with the address. */
export function getProfileChanges(
  shop: Shop,
  { coordinates, ...form }: ProfileForm & Pick<Shop, 'coordinates'>,
  photo: string | null,
): Partial<ShopFields> {
  const fields = {
    ...form,
    business_email: form.business_email.trim(),
    website: parseUrl(form.website),
    social_links: parseLinks(form.social_links),
    shop_photo: photo,
  }
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isSameValue(shop[field as ConflictField], value),
  )
  const { lat, lng } = shop.coordinates
  const moved = coordinates.lat !== lat || coordinates.lng !== lng
  return { ...Object.fromEntries(changed), ...(moved && { coordinates }) }
}

/** The fields that both have changed, to different values. */
export function findProfileConflicts(
  base: Shop,
  changes: Partial<ShopFields>,
  current: Shop,
): ConflictField[] {
  const { coordinates: _place, ...fields } = changes
  return (Object.keys(fields) as ConflictField[]).filter(
    (field) => !isSameValue(current[field], base[field]) && !isSameValue(current[field], changes[field]),
  )
}

/** Users leave out the https. */
function parseUrl(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

/** The form always has these fields; a shop may have further links. */
const defaultLinks = ['facebook', 'instagram', 'tiktok', 'youtube']

/** The names of the links that the form has a field for. */
export function getLinkNames(links: Record<string, string>): string[] {
  return [...new Set([...defaultLinks, ...Object.keys(links)])]
}

/** Social networks are linked by https only. */
function parseLinks(typed: Record<string, string>): Record<string, string> {
  const links = Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const address = parseUrl(text)
    return address === null ? [] : [[name, address]]
  })
  return Object.fromEntries(links)
}

/** Ignores the order of links. */
function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (isLinks(one) && isLinks(other) && sortedJson(one) === sortedJson(other))
}

const isLinks = (value: unknown): value is object => typeof value === 'object' && value !== null
const sortedJson = (links: object) =>
  JSON.stringify(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1)))
