import { readPage } from '../../../browser/page-param.ts'
export type DateRange = { from?: string | undefined; to?: string | undefined }
/** The parameters of the list in its address. */
export type PayoutSearch = DateRange & { page: number }

/** There are no earlier balances; a date outside of this range is a typing error. */
export const firstDay = '2000-01-01'
export const lastDay = '2099-12-31'
const datePattern = /^20\d{2}-\d{2}-\d{2}$/

export function parsePayoutSearch(params: Record<string, unknown>): PayoutSearch {
  return {
    ...(isSelectableDate(params.from) && { from: params.from }),
    ...(isSelectableDate(params.to) && { to: params.to }),
    page: readPage(params.page),
  }
}

/** Default values are not in the address. */
export function toPayoutSearchParams({ from, to, page }: PayoutSearch) {
  return { from: from || undefined, to: to || undefined, page: page > 1 ? page : undefined }
}

/** Valid in the calendar: the server rejects a 31st of June. */
export function isSelectableDate(value: unknown): value is string {
  if (typeof value !== 'string' || !datePattern.test(value)) return false
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}
