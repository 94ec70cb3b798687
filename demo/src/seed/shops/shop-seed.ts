import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import type { TownName } from '../towns.ts'

/** A shop as its owner would enter it; demo-marketplace.ts adds ids, the location and the rest. */
export type ShopSeed = {
  slug: string
  name: string
  category: ShopCategory
  town: TownName
  street: string
  /** Degrees north and east of the town's center, for a shop out of town. */
  offset_degrees?: [number, number]
  hours: string
  color: string
  preparation_minutes: number
  requires_confirmation?: true
  owner: string
  links: ('website' | 'instagram' | 'facebook')[]
  cover_drawings: string[]
  about: string
  rejection_reason?: string
  pending_days?: number
}
