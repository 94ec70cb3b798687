export type DateRange = { from?: string | undefined; to?: string | undefined }
/** What the address says about the list. */
export type PayoutSearch = DateRange & { page: number }

/** Nobody was owed anything before, and a later one is a slip of the keys. */
export const firstDay = '2000-01-01'
export const lastDay = '2099-12-31'
const datePattern = /^20\d{2}-\d{2}-\d{2}$/

export function parsePayoutSearch(params: Record<string, unknown>): PayoutSearch {
  const page = Number(params.page)
  return {
    ...(isSelectableDate(params.from) && { from: params.from }),
    ...(isSelectableDate(params.to) && { to: params.to }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Only what is not said anyway stands in the address. */
export function toPayoutSearchParams({ from, to, page }: PayoutSearch) {
  return { from: from || undefined, to: to || undefined, page: page > 1 ? page : undefined }
}

/** Of the calendar: the server refuses a 31st of June. */
export function isSelectableDate(given: unknown): given is string {
  if (typeof given !== 'string' || !datePattern.test(given)) return false
  const at = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
}
