import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'

export type ProfileForm = {
  name: string
  category: Shop['category']
  location: string
  phone: string
  business_email: string
  website: string
  about_shop: string
  colour: string
  /** As typed; empty ones are not kept. */
  social_links: Record<string, string>
}
export type ProfileField = keyof ProfileForm | 'shop_photo'

const labels: Record<string, string> = {
  name: 'name',
  category: 'category',
  location: 'address',
  coordinates: 'place on the map',
  phone: 'phone',
  business_email: 'e-mail',
  website: 'website',
  social_links: 'links',
  about_shop: 'about the shop',
  colour: 'colour',
  shop_photo: 'photo',
  hours: 'hours',
}

export function fieldLabel(field: string): string {
  return labels[field] ?? field.replaceAll('_', ' ')
}

export function toProfileForm(shop: Shop): ProfileForm {
  const { name, category, location, phone, business_email, about_shop, colour, social_links } = shop
  const website = shop.website ?? ''
  return { name, category, location, phone, business_email, website, about_shop, colour, social_links }
}

/** What the form makes different; the place on the map goes along with its address. */
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
    ([field, value]) => !isSameValue(shop[field as ProfileField], value),
  )
  const { lat, lng } = shop.coordinates
  const moved = coordinates.lat !== lat || coordinates.lng !== lng
  return { ...Object.fromEntries(changed), ...(moved && { coordinates }) }
}

/** The fields that both have changed, each to something else. */
export function findProfileConflicts(
  base: Shop,
  changes: Partial<ShopFields>,
  current: Shop,
): ProfileField[] {
  const { coordinates: _place, ...fields } = changes
  return (Object.keys(fields) as ProfileField[]).filter(
    (field) => !isSameValue(current[field], base[field]) && !isSameValue(current[field], changes[field]),
  )
}

/** People leave out the https. */
function parseUrl(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

/** Asked for always; a shop may have others from elsewhere. */
const defaultLinks = ['facebook', 'instagram', 'tiktok', 'youtube']

/** The names of the links that the form has a field for. */
export function getLinkNames(links: Record<string, string>): string[] {
  return [...new Set([...defaultLinks, ...Object.keys(links)])]
}

/** A social network is linked by https only. */
function parseLinks(typed: Record<string, string>): Record<string, string> {
  const links = Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const address = parseUrl(text)
    return address === null ? [] : [[name, address]]
  })
  return Object.fromEntries(links)
}

/** Of links whatever their order. */
function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (isLinks(one) && isLinks(other) && sortedJson(one) === sortedJson(other))
}

const isLinks = (value: unknown): value is object => typeof value === 'object' && value !== null
const sortedJson = (links: object) =>
  JSON.stringify(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1)))
