import { type EntityField, listNames, type NameOf, pickFields } from '@mainstreet/contract/entity-fields.ts'
import type { FieldRule } from '@mainstreet/contract/field-rules.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { type ProfileField, shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { readText } from '../../../api/forms/typed-value.ts'

/** Fields that two edits may set differently; the coordinates are sent along with the address. */
export type ConflictField = Exclude<ProfileField, 'coordinates'>
/** Fields with a plain input. */
export type TextField = NameOf<typeof shopDescriptor, { input: object }>

type InEditor = EntityField & { input: object | 'component' }
const isInEditor = (field: EntityField & { input?: object | string | null }): field is InEditor =>
  Boolean(field.input)

const { shop_photo, ...others } = pickFields(shopDescriptor, isInEditor)
/** Each field of the profile, in the order of the form: the photo is at the top. */
export const profileFields = { shop_photo, ...others }
export const profileFieldNames = listNames(profileFields)

export function isTextField(name: ProfileField): name is TextField {
  return typeof profileFields[name].input === 'object'
}

/** As typed; empty social links are not stored. */
export type ProfileForm = Record<TextField, string> &
  Pick<Shop, Exclude<ProfileField, TextField | 'shop_photo' | 'coordinates'>>

/** By the path of the field, for the links that the form has a field for. */
export function getProfileRules(links: Record<string, string>): Record<string, FieldRule | null> {
  const texts = profileFieldNames.filter(isTextField).map((name) => [name, profileFields[name].rule])
  const networks = getLinkNames(links).map((name) => [
    `social_links.${name}`,
    profileFields.social_links.rule,
  ])
  return { category: null, color: profileFields.color.rule, ...Object.fromEntries([...texts, ...networks]) }
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
    website: readText(profileFields.website.rule, form.website) || null,
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
    const address = readText(profileFields.social_links.rule, text)
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
