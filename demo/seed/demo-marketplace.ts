import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopCategory, ShopStatus } from '@mainstreet/contract/shops/shop.ts'
import { imageIdOf } from '../../server/src/media/studio/studio-shot.ts'
import type { StudioCategory } from '../../server/src/media/studio/tints.ts'
import { demoAccounts } from './demo-accounts.ts'
import { productLines } from './products/product-seeds.ts'
import { personId, productId, shopId } from './seed-ids.ts'
import { chance } from './seeded-random.ts'
import { shopLines } from './shops/all-shop-seeds.ts'
import type { ShopLine } from './shops/shop-seed.ts'
import { week } from './shops/weekly-hours.ts'
import { towns } from './towns.ts'

export type TownShop = {
  id: string
  name: string
  category: ShopCategory
  location: string
  coordinates: Coordinates
  phone: string
  hours: Hours
  business_email: string
  website: string | null
  social_links: Record<string, string>
  about_shop: string
  shop_photo: string
  colour: string
  status: ShopStatus
  rejection_reason: string | null
  /** Where the owner stands in `owners`. */
  owner: number
  submitted_days_ago: number
  preparation_minutes: number
  confirm_by_hand: boolean
  pay_in_shop: boolean
  delivers: boolean
  /** Dollars. */
  delivery_fee: number
}

export type TownProduct = {
  id: string
  shop_id: string
  name: string
  description: string
  price_cents: number
  stock: number
  is_archived: boolean
  image: string
  added_days_ago: number
}

export type TownOwner = { id: string; email: string; name: string; shop_id: string }

export type Town = { shops: TownShop[]; products: TownProduct[]; owners: TownOwner[] }

/** The same town at every call: nothing here reads a clock, a database or a die. */
export function town(): Town {
  return {
    shops: shopLines.map(shopOf),
    products: shopLines.flatMap(productsOf),
    owners: shopLines.map(ownerOf),
  }
}

function shopOf(line: ShopLine, index: number): TownShop {
  const { slug, has } = line
  const site = `https://${slug}.example`
  const social = has.filter((place) => place !== 'website')
  return {
    id: shopId(index + 1),
    name: line.name,
    category: line.category,
    location: `${line.street}, ${line.town}, CA ${towns[line.town].zip}`,
    coordinates: placeOf(line),
    phone: `(209) 555-01${String(index + 1).padStart(2, '0')}`,
    hours: week(line.hours),
    business_email: `hello@${slug}.example`,
    website: has.includes('website') ? site : null,
    social_links: Object.fromEntries(social.map((place) => [place, `https://${place}.example/${slug}`])),
    about_shop: line.about,
    shop_photo: picture({ drawings: line.cover, category: tintOf(line), seed: index + 1 }),
    colour: line.colour,
    status: statusOf(line),
    rejection_reason: line.refused ?? null,
    owner: index,
    submitted_days_ago: submittedDaysAgo(line),
    preparation_minutes: line.preparation_minutes,
    confirm_by_hand: line.confirm_by_hand ?? false,
    // what is made to order is paid before
    pay_in_shop: line.confirm_by_hand !== true,
    delivers: chance('delivers', slug) < 0.6,
    delivery_fee: fees[Math.floor(chance('delivery fee', slug) * fees.length)] ?? 0,
  }
}

const fees = [0, 2.5, 3.5, 5]

function statusOf(line: ShopLine): ShopStatus {
  if (line.refused) return 'rejected'
  return line.waiting_days === undefined ? 'approved' : 'pending_approval'
}

function placeOf({ slug, town, afield }: ShopLine): Coordinates {
  const { centre, spread } = towns[town]
  const [north, east] = afield ?? [scatter('north', slug, spread), scatter('east', slug, spread)]
  return { lat: toMetres(centre.lat + north), lng: toMetres(centre.lng + east) }
}

function scatter(way: string, slug: string, spread: number) {
  return (chance(way, slug) * 2 - 1) * spread
}

function toMetres(degrees: number) {
  return Math.round(degrees * 100_000) / 100_000
}

function ownerOf({ slug, owner }: ShopLine, index: number): TownOwner {
  const demo = demoAccounts.find((account) => account.shop_id === shopId(index + 1))
  return {
    id: personId(index + 1),
    email: demo?.email ?? `owner@${slug}.example`,
    name: demo?.name ?? owner,
    shop_id: shopId(index + 1),
  }
}

function productsOf(line: ShopLine, index: number): TownProduct[] {
  const shown = new Map<string, number>()
  return productLines(line.slug).map(({ name, price_cents, drawing, description }, i) => {
    const sameDrawing = shown.get(drawing) ?? Math.floor(chance('variant', line.slug, drawing) * 3)
    shown.set(drawing, sameDrawing + 1)
    const variant = (sameDrawing % 3) as 0 | 1 | 2
    return {
      id: productId(index + 1, i + 1),
      shop_id: shopId(index + 1),
      name,
      description,
      price_cents,
      stock: stockOf(line.slug, name, price_cents),
      is_archived: chance('archived', line.slug, name) < 0.04,
      image: picture({ drawing, category: tintOf(line), variant }),
      added_days_ago: addedDaysAgo(line, name),
    }
  })
}

function submittedDaysAgo({ slug, waiting_days }: ShopLine) {
  return waiting_days ?? 40 + Math.floor(chance('submitted', slug) * 700)
}

/** After the shop itself, more of them lately, no two shops in one row: hence the fractions of a day. */
function addedDaysAgo(line: ShopLine, name: string) {
  const most = Math.min(240, submittedDaysAgo(line) * 0.9)
  return Math.round(chance('added', line.slug, name) ** 2 * most * 1000) / 1000
}

/** The cheaper, the more of it; one in twenty has run out. */
function stockOf(slug: string, name: string, price_cents: number) {
  if (chance('sold out', slug, name) < 0.05) return 0
  const most = price_cents < 1000 ? 60 : price_cents < 3000 ? 24 : price_cents < 10_000 ? 10 : 4
  return 1 + Math.floor(chance('stock', slug, name) * most)
}

function picture(spec: Parameters<typeof imageIdOf>[0]) {
  return `/api/images/${imageIdOf(spec)}`
}

function tintOf({ category }: ShopLine): StudioCategory {
  return category.toLowerCase() as StudioCategory
}
