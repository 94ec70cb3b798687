import { fieldLimits, paging } from '@mainstreet/contract/limits.ts'
/** What a list is narrowed to, as its address says it. */
export type ViewSearch = Record<string, string | undefined>

/** A number from 1 on; anything else in an address is the first page. */
export function parsePage({ page }: ViewSearch): number {
  const param = Number(page)
  return Number.isSafeInteger(param) && param >= 1 && param <= paging.maxPage ? param : 1
}

export function parseOneOf<T extends string>(
  allowed: readonly T[],
  param: string | undefined,
): T | undefined {
  return allowed.find((one) => one === param)
}

/** A day as an address and a date field write it. */
export function parseDay(param: string | undefined): string | undefined {
  return param && /^\d{4}-\d{2}-\d{2}$/.test(param) && !Number.isNaN(Date.parse(param)) ? param : undefined
}

/** Another filter begins at its first page again. */
export function applyFilter(before: ViewSearch, patch: ViewSearch): ViewSearch {
  const setEntries = { ...before, page: undefined, ...patch }
  return Object.fromEntries(
    Object.entries(setEntries).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/** The server looks for two letters or more. */
export function toSearchTerm(typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? ''
  return text.length >= fieldLimits.minSearchChars ? text : undefined
}
