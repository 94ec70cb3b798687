import { paging } from '@mainstreet/contract/paging-limits.ts'
import { plainMarks, readTypedNumber } from '@mainstreet/contract/typed-number.ts'

/** The number of a page in an address; any other value is the first page. */
export function readPage(param: unknown): number {
  const page = readTypedNumber(String(param ?? ''), 0, plainMarks)
  return page !== undefined && page >= 1 && page <= paging.maxPage ? page : 1
}
