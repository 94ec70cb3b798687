import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import type { RouteSearch } from '@mainstreet/contract/href.ts'
import type { routes } from '@mainstreet/contract/routes.ts'
import { readPage } from '../../browser/page-param.ts'

/** The filters of a list in its address. */
export type ViewSearch = RouteSearch<typeof routes.admin>

/** A number from 1 on; any other value is the first page. */
export function parsePage({ page }: ViewSearch): number {
  return readPage(page)
}

export function parseOneOf<T extends string>(
  allowed: readonly T[],
  param: string | undefined,
): T | undefined {
  return allowed.find((one) => one === param)
}

/** A day in the form of addresses and date fields. */
export function parseDay(param: string | undefined): string | undefined {
  return param && /^\d{4}-\d{2}-\d{2}$/.test(param) && !Number.isNaN(Date.parse(param)) ? param : undefined
}

/** A new filter starts at the first page. */
export function applyFilter(before: ViewSearch, patch: ViewSearch): ViewSearch {
  const setEntries = { ...before, page: undefined, ...patch }
  return Object.fromEntries(
    Object.entries(setEntries).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/** The server searches for two characters or more. */
export function toSearchTerm(typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? ''
  return text.length >= fieldLimits.minSearchChars ? text : undefined
}
