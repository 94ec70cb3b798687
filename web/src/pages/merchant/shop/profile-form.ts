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

export function profileOf(shop: Shop): ProfileForm {
  const { name, category, location, phone, business_email, about_shop, colour } = shop
  return { name, category, location, phone, business_email, website: shop.website ?? '', about_shop, colour }
}

/** What the form makes different; the place on the map goes along with its address. */
export function profileChanges(
  shop: Shop,
  { coordinates, ...form }: ProfileForm & Pick<Shop, 'coordinates'>,
  photo: string | null,
): Partial<ShopFields> {
  const fields = { ...form, website: addressIn(form.website), shop_photo: photo }
  const changed = Object.entries(fields).filter(([field, value]) => shop[field as ProfileField] !== value)
  const { lat, lng } = shop.coordinates
  const moved = coordinates.lat !== lat || coordinates.lng !== lng
  return { ...Object.fromEntries(changed), ...(moved && { coordinates }) }
}

/** The fields that both have changed, each to something else. */
export function profileClashes(base: Shop, changes: Partial<ShopFields>, current: Shop): ProfileField[] {
  const { coordinates: _place, ...fields } = changes
  return (Object.keys(fields) as ProfileField[]).filter(
    (field) => current[field] !== base[field] && current[field] !== changes[field],
  )
}

/** People leave out the https. */
function addressIn(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}
