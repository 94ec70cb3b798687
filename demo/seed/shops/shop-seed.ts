import type { ShopCategory } from '@mainstreet/contract/shops/shop.ts'
import type { TownName } from '../towns.ts'

/** A shop as its owner would fill in the form; town.ts adds ids, place and the rest. */
export type ShopLine = {
  slug: string
  name: string
  category: ShopCategory
  town: TownName
  street: string
  /** Degrees north and east of the town's centre, for a shop out of town. */
  afield?: [number, number]
  hours: string
  colour: string
  preparation_minutes: number
  confirm_by_hand?: true
  owner: string
  has: ('website' | 'instagram' | 'facebook')[]
  cover: string[]
  about: string
  refused?: string
  waiting_days?: number
}
