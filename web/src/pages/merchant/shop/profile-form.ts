import type { FieldRule } from '@mainstreet/contract/field-rules.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { shopRules } from '@mainstreet/contract/shops/field-rules.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import type { ComponentProps } from 'react'
import { readText } from '../../../api/forms/typed-value.ts'

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

export type ProfileInput = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> & {
  /** The number of rows of a multi-line text. */
  rows?: number
  /** Shares its row with another field where there is room. */
  isHalf?: boolean
}
type ProfileFieldView = {
  /** Whether it is in the merchant's list of facts; other values are shown above the list, or not at all. */
  isFact: boolean
  /** Undefined: it has a component of its own in the editor. */
  input?: ProfileInput
}

/** Each field of the profile, in the order of the form. */
export const profileFields = {
  shop_photo: { isFact: false },
  name: { isFact: false, input: {} },
  category: { isFact: true },
  location: { isFact: true, input: { autoComplete: 'street-address' } },
  coordinates: { isFact: false },
  phone: { isFact: true, input: { type: 'tel', autoComplete: 'tel', isHalf: true } },
  business_email: { isFact: true, input: { type: 'email', autoComplete: 'email', isHalf: true } },
  website: { isFact: true, input: { inputMode: 'url', autoComplete: 'url' } },
  social_links: { isFact: true },
  about_shop: { isFact: false, input: { rows: 4 } },
  color: { isFact: false },
} as const satisfies Record<ProfileField, ProfileFieldView>

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

/** By the path of the field, for the links that the form has a field for. */
export function getProfileRules(links: Record<string, string>): Record<string, FieldRule | null> {
  const texts = profileFieldNames.filter(isTextField).map((name) => [name, shopRules[name]])
  const networks = getLinkNames(links).map((name) => [`social_links.${name}`, shopRules.social_link])
  return { category: null, color: shopRules.color, ...Object.fromEntries([...texts, ...networks]) }
}

/** The label of a field of the shop, or of its stored form. */
export function fieldLabel(field: string): string {
  const { fields } = dashboard.merchant.shop
  if (field === 'lat' || field === 'lng') return fields.coordinates
  return new Map(Object.entries(fields)).get(field) ?? field.replaceAll('_', ' ')
}

export function getPlaceholder(field: TextField): string | undefined {
  const { addressPlaceholder, urlPlaceholder } = dashboard.merchant.shop
  if (field === 'location') return addressPlaceholder
  return field === 'website' ? urlPlaceholder : undefined
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
    website: readText(shopRules.website, form.website) || null,
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

/** The form on the current shop: fields that both changed take its value, and so do those left alone. */
export function rebaseProfileForm(
  form: ProfileForm,
  changes: Partial<ShopFields>,
  conflicts: readonly ConflictField[],
  current: Shop,
): ProfileForm {
  const own = Object.entries(form).filter(
    ([name]) => name in changes && !conflicts.includes(name as ConflictField),
  )
  return { ...toProfileForm(current), ...Object.fromEntries(own) }
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

/** The form always has these fields; a shop may have further links. */
const defaultLinks = ['facebook', 'instagram', 'tiktok', 'youtube']

/** The names of the links that the form has a field for. */
export function getLinkNames(links: Record<string, string>): string[] {
  return [...new Set([...defaultLinks, ...Object.keys(links)])]
}

function parseLinks(typed: Record<string, string>): Record<string, string> {
  const links = Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const address = readText(shopRules.social_link, text)
    return address === '' ? [] : [[name, address]]
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
