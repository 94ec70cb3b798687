import type { Shop } from '@mainstreet/contract/shops/shop.ts'

export type ShopCheck = { name: string; isPassed: boolean; detail: string }

/** Automatic hints for the review; a missing part does not decide it. */
export function getShopChecks(shop: Shop, productCount: number): ShopCheck[] {
  const openDays = Object.values(shop.hours.week).filter((day) => day.length > 0).length
  const about = shop.about_shop.trim()
  return [
    { name: 'Picture', isPassed: Boolean(shop.shop_photo), detail: shop.shop_photo ? 'Has one' : 'None' },
    { name: 'About', isPassed: about.length >= 40, detail: describeAboutLength(about) },
    {
      name: 'Address',
      isPassed: shop.location.trim().length >= 8,
      detail: shop.location.trim() ? 'Given' : 'Missing',
    },
    { name: 'Phone', isPassed: Boolean(shop.phone.trim()), detail: shop.phone.trim() ? 'Given' : 'Missing' },
    {
      name: 'Hours',
      isPassed: openDays > 0,
      detail: openDays > 0 ? `${openDays} days a week` : 'Never open',
    },
    {
      name: 'Products',
      isPassed: productCount > 0,
      detail: productCount > 0 ? `${productCount}` : 'None yet',
    },
  ]
}

function describeAboutLength(about: string): string {
  const count = about ? about.split(/\s+/).length : 0
  if (count === 0) return 'Empty'
  return count === 1 ? '1 word' : `${count} words`
}
