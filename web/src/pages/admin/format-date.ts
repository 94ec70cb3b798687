import { formatDate as formatDateIn } from '@mainstreet/contract/messages/format.ts'
import { getLocalYear } from '@mainstreet/contract/shops/time-zone.ts'
import { getMarketplaceTimeZone } from '../../browser/time-zones.ts'

/** 'Nov 21, 2026', in the time zone of the marketplace. */
export function formatDate(at: string): string {
  return formatDateIn(new Date(at), 'dayWithYear', getMarketplaceTimeZone())
}

/** 'Nov 21, 5:43 PM'; with another year 'Nov 21, 2025, 5:43 PM'. */
export function formatDateTime(text: string): string {
  const zone = getMarketplaceTimeZone()
  const at = new Date(text)
  const isThisYear = getLocalYear(zone, at.getTime()) === getLocalYear(zone, Date.now())
  return formatDateIn(at, isThisYear ? 'dayAndTime' : 'dayWithYearAndTime', zone)
}
