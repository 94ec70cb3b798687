import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'

/** For personal times, such as those of a chat. */
export function getViewerTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** For dates of the marketplace; the server's pages have an attribute for it. */
export function getMarketplaceTimeZone(): string {
  return document.documentElement.dataset.timeZone ?? openingHoursLimits.defaultTimeZone
}
