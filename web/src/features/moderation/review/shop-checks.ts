import type { Shop } from '@mainstreet/contract/shops/shop.ts'

export type Check = { name: string; ok: boolean; words: string }

/** What an admin would otherwise have to look for; a missing thing is a hint, not a verdict. */
export function checksOf(shop: Shop, productCount: number): Check[] {
  const openDays = Object.values(shop.hours.week).filter((day) => day.length > 0).length
  const about = shop.about_shop.trim()
  return [
    { name: 'Picture', ok: Boolean(shop.shop_photo), words: shop.shop_photo ? 'Has one' : 'None' },
    { name: 'About', ok: about.length >= 40, words: aboutWords(about) },
    {
      name: 'Address',
      ok: shop.location.trim().length >= 8,
      words: shop.location.trim() ? 'Given' : 'Missing',
    },
    { name: 'Phone', ok: Boolean(shop.phone.trim()), words: shop.phone.trim() ? 'Given' : 'Missing' },
    { name: 'Hours', ok: openDays > 0, words: openDays > 0 ? `${openDays} days a week` : 'Never open' },
    {
      name: 'Products',
      ok: productCount > 0,
      words: productCount > 0 ? `${productCount}` : 'None yet',
    },
  ]
}

function aboutWords(about: string): string {
  const count = about ? about.split(/\s+/).length : 0
  if (count === 0) return 'Empty'
  return count === 1 ? '1 word' : `${count} words`
}
