import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'

export type ShopCheck = { name: string; isPassed: boolean; detail: string }

/** Automatic hints for the review; a missing part does not decide it. */
export function getShopChecks(shop: Shop, productCount: number): ShopCheck[] {
  const openDays = Object.values(shop.hours.week).filter((day) => day.length > 0).length
  const about = trimText(shop.about_shop)
  const text = dashboard.adminReview.checks
  const addedOrMissing = (isPresent: boolean) => (isPresent ? text.added : text.missing)
  return [
    {
      name: text.photo,
      isPassed: Boolean(shop.shop_photo),
      detail: addedOrMissing(Boolean(shop.shop_photo)),
    },
    { name: text.about, isPassed: about.length >= 40, detail: describeAboutLength(about) },
    {
      name: text.address,
      isPassed: trimText(shop.location).length >= 8,
      detail: addedOrMissing(Boolean(trimText(shop.location))),
    },
    {
      name: text.phone,
      isPassed: Boolean(trimText(shop.phone)),
      detail: addedOrMissing(Boolean(trimText(shop.phone))),
    },
    {
      name: text.hours,
      isPassed: openDays > 0,
      detail: openDays > 0 ? text.openDays(openDays) : text.neverOpen,
    },
    {
      name: text.products,
      isPassed: productCount > 0,
      detail: productCount > 0 ? text.productCount(productCount) : text.noProducts,
    },
  ]
}

function describeAboutLength(about: string): string {
  const count = about ? about.split(/\s+/).length : 0
  return count === 0 ? dashboard.adminReview.checks.missing : dashboard.adminReview.checks.wordCount(count)
}
