import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatPriceRange, formatRadius } from '../../../features/catalog/filter-labels.ts'
import type { HomeSearch } from '../../../features/catalog/home-search.ts'

type EmptySearchContext = { shopName: string | undefined; locationName: string }

/** Why the result is empty: the filters in one sentence, and a message for each (docs/spec.md, section 2). */
export function emptyMessage(search: HomeSearch, { shopName, locationName }: EmptySearchContext) {
  const { category, shop, open_now, in_stock, radius } = search
  const price = formatPriceRange(search)
  const at = shopName ?? 'this shop'
  const where = [category && `in ${m.shopCategories[category]}`, shop && `at ${at}`].filter(Boolean)
  const clauses = [
    in_stock && 'in stock',
    open_now && 'open now',
    price,
    radius && `${formatRadius(radius)} of ${locationName}`,
  ].filter(Boolean)
  const reasons = [
    search.search && `No product matches “${search.search}”. Try a shorter word.`,
    category && `${m.shopCategories[category]} alone are looked at.`,
    shop && `Only the shelves of ${at} are looked at.`,
    in_stock && 'What is sold out is left out.',
    open_now && 'Shops that are closed at this hour are left out.',
    price && `Only prices ${price} are looked at.`,
    radius && `Shops farther than ${radius} ${radius === 1 ? 'mile' : 'miles'} are left out.`,
  ].filter((reason): reason is string => Boolean(reason))

  if (reasons.length === 0)
    return {
      title: 'The street is still empty',
      reasons: ['As soon as a shop opens, its products stand here.'],
      filtered: false,
    }
  const subject = search.search ? `Nothing found for “${search.search}”` : 'Nothing'
  const filterLabels = [subject, ...where].join(' ')
  const title =
    filterLabels === 'Nothing' ? `Nothing ${clauses.join(', ')}` : [filterLabels, ...clauses].join(', ')
  return { title, reasons, filtered: true }
}
