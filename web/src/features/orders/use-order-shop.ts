import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'

/** The shop of an order and its clock; the shop is undefined while unknown or no longer listed. */
export function useOrderShop(shopId: string) {
  const { data } = useCallQuery(calls.getShop, { params: { id: shopId } }, { staleTime: 300_000 })
  return { shop: data?.shop, timeZone: data?.shop.hours.time_zone ?? openingHoursLimits.defaultTimeZone }
}
