import { getReplacements } from '@mainstreet/contract/entity-fields.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { StoredProduct } from '@mainstreet/server/catalog/store.ts'
import {
  closeUpView,
  getStudioImageId,
  type ShotView,
  viewsByCount,
} from '@mainstreet/server/media/studio/studio-shot.ts'
import type { StudioCategory } from '@mainstreet/server/media/studio/tints.ts'
import { demoAccounts } from './demo-accounts.ts'
import { getProductSeeds } from './products/product-seeds.ts'
import { seedProductId, seedShopId, seedUserId } from './seed-ids.ts'
import { seededRandom } from './seeded-random.ts'
import { allShopSeeds } from './shops/all-shop-seeds.ts'
import type { ShopSeed } from './shops/shop-seed.ts'
import { parseWeeklyHours } from './shops/weekly-hours.ts'
import { towns } from './towns.ts'

/** A shop of the API without what time and use add to it. */
export type DemoShop = Omit<
  Shop,
  | 'owner_id'
  | 'submitted_at'
  | 'approved_at'
  | 'rejected_at'
  | 'paused_until'
  | 'product_count'
  | 'version'
  | 'created_at'
  | 'phone_link'
  | 'distance'
  | 'shop_photo'
> & {
  shop_photo: string
  /** The index of the owner in `owners`. */
  ownerIndex: number
  submitted_days_ago: number
}

/** A stored product without what time and use add to it. */
export type DemoProduct = Omit<
  StoredProduct,
  'archived_at' | 'is_listed' | 'version' | 'created_at' | 'sku' | 'blur_data_url' | 'image_alt_texts'
> & {
  added_days_ago: number
}

export type DemoOwner = { id: string; email: string; name: string; shop_id: string }

export type DemoMarketplace = { shops: DemoShop[]; products: DemoProduct[]; owners: DemoOwner[] }

/** The same data on every call: no clock, database or random numbers. */
export function buildDemoMarketplace(): DemoMarketplace {
  return {
    shops: allShopSeeds.map(toDemoShop),
    products: allShopSeeds.flatMap(toDemoProducts),
    owners: allShopSeeds.map(toDemoOwner),
  }
}

function toDemoShop(line: ShopSeed, index: number): DemoShop {
  const { slug, links } = line
  const site = `https://${slug}.example`
  const social = links.filter((place) => place !== 'website')
  return {
    ...getReplacements(shopDescriptor),
    id: seedShopId(index + 1),
    name: line.name,
    category: line.category,
    location: `${line.street}, ${line.town}, CA ${towns[line.town].zip}`,
    coordinates: coordinatesFor(line),
    phone: `(209) 555-01${String(index + 1).padStart(2, '0')}`,
    hours: parseWeeklyHours(line.hours),
    business_email: `hello@${slug}.example`,
    website: links.includes('website') ? site : null,
    social_links: Object.fromEntries(social.map((place) => [place, `https://${place}.example/${slug}`])),
    about_shop: line.about,
    shop_photo: imagePath({
      drawings: line.cover_drawings,
      category: studioCategoryFor(line),
      seed: index + 1,
    }),
    color: line.color,
    status: statusFor(line),
    rejection_reason: line.rejection_reason ?? null,
    ownerIndex: index,
    submitted_days_ago: submittedDaysAgo(line),
    preparation_minutes: line.preparation_minutes,
    requires_confirmation: line.requires_confirmation ?? false,
    // custom products are paid in advance
    accepts_in_store_payment: line.requires_confirmation !== true,
    offers_delivery: seededRandom('delivers', slug) < 0.6,
    delivery_fee: deliveryFees[Math.floor(seededRandom('delivery fee', slug) * deliveryFees.length)] ?? 0,
  }
}

const deliveryFees = [0, 2.5, 3.5, 5]

function statusFor(line: ShopSeed): ShopStatus {
  if (line.rejection_reason) return 'rejected'
  return line.pending_days === undefined ? 'approved' : 'pending_approval'
}

function coordinatesFor({ slug, town, offset_degrees }: ShopSeed): Coordinates {
  const { centre, spread } = towns[town]
  const [north, east] = offset_degrees ?? [scatter('north', slug, spread), scatter('east', slug, spread)]
  return { lat: roundToMeter(centre.lat + north), lng: roundToMeter(centre.lng + east) }
}

function scatter(axis: string, slug: string, spread: number) {
  return (seededRandom(axis, slug) * 2 - 1) * spread
}

function roundToMeter(degrees: number) {
  return Math.round(degrees * 100_000) / 100_000
}

function toDemoOwner({ slug, owner }: ShopSeed, index: number): DemoOwner {
  const demo = demoAccounts.find((account) => account.shop_id === seedShopId(index + 1))
  return {
    id: seedUserId(index + 1),
    email: demo?.email ?? `owner@${slug}.example`,
    name: demo?.name ?? owner,
    shop_id: seedShopId(index + 1),
  }
}

function toDemoProducts(line: ShopSeed, index: number): DemoProduct[] {
  const usedByDrawing = new Map<string, Set<ShotView>>()
  const category = studioCategoryFor(line)
  return getProductSeeds(line.slug).map(({ name, price_cents, drawing, count, description }, i) => {
    const used = usedByDrawing.get(drawing) ?? new Set()
    // no picture twice in a shop
    const view = viewsByCount[count].find((one) => !used.has(one))
    if (view === undefined)
      throw new Error(`${line.slug} has too many products drawn as ${count} ${drawing}: ${name}`)
    const views = used.size === 0 ? [view, closeUpView] : [view]
    const images = views.map((one) => imagePath({ drawing, category, view: one }))
    usedByDrawing.set(drawing, used.add(view))
    return {
      id: seedProductId(index + 1, i + 1),
      shop_id: seedShopId(index + 1),
      name,
      description,
      price_cents,
      stock: stockFor(line.slug, name, price_cents),
      is_archived: seededRandom('archived', line.slug, name) < 0.04,
      image: images[0] ?? null,
      images,
      added_days_ago: addedDaysAgo(line, name),
    }
  })
}

function submittedDaysAgo({ slug, pending_days }: ShopSeed) {
  return pending_days ?? 40 + Math.floor(seededRandom('submitted', slug) * 700)
}

/** After the shop itself, more of them recently, no two shops at the same time: hence the fractions of a day. */
function addedDaysAgo(line: ShopSeed, name: string) {
  const maxDays = Math.min(240, submittedDaysAgo(line) * 0.9)
  return Math.round(seededRandom('added', line.slug, name) ** 2 * maxDays * 1000) / 1000
}

/** Cheaper products have more stock; one in twenty is out of stock. */
function stockFor(slug: string, name: string, price_cents: number) {
  if (seededRandom('sold out', slug, name) < 0.05) return 0
  const maxStock = price_cents < 1000 ? 60 : price_cents < 3000 ? 24 : price_cents < 10_000 ? 10 : 4
  return 1 + Math.floor(seededRandom('stock', slug, name) * maxStock)
}

function imagePath(spec: Parameters<typeof getStudioImageId>[0]) {
  return `/api/images/${getStudioImageId(spec)}`
}

function studioCategoryFor({ category }: ShopSeed): StudioCategory {
  return category.toLowerCase() as StudioCategory
}
