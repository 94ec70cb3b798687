import { categoryLabels } from '@mainstreet/contract/texts.ts'
import type { HomeSearch } from '../../features/catalog/home-search.ts'

/** Why nothing is shown, a message per active filter (spec 2). */
export function emptyWords({ search, category, shop }: HomeSearch, shopName: string | undefined) {
  const where = shop ? ` at ${shopName ?? 'this shop'}` : ''
  const what = category ? ` in ${categoryLabels[category]}` : ''
  if (search)
    return {
      title: `Nothing found for “${search}”${what}${where}`,
      text: 'Try a shorter word, or look at the whole street.',
      filtered: true,
    }
  if (category)
    return {
      title: `Nothing${what}${where} yet`,
      text: 'The shelves are being filled. Look at the other ones.',
      filtered: true,
    }
  if (shop)
    return {
      title: `Nothing${where} yet`,
      text: 'This shop has not put anything on its shelves.',
      filtered: true,
    }
  return {
    title: 'The street is still empty',
    text: 'As soon as a shop opens, its products stand here.',
    filtered: false,
  }
}
