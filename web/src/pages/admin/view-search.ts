/** What a list is narrowed to, as its address says it. */
export type ViewSearch = Record<string, string | undefined>

/** A number from 1 on; anything else in an address is the first page. */
export function pageOf({ page }: ViewSearch): number {
  const asked = Number(page)
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1
}

export function oneOf<T extends string>(allowed: readonly T[], asked: string | undefined): T | undefined {
  return allowed.find((one) => one === asked)
}

/** A day as an address and a date field write it. */
export function dayOf(asked: string | undefined): string | undefined {
  return asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
}

/** Another filter begins at its first page again. */
export function narrowed(before: ViewSearch, patch: ViewSearch): ViewSearch {
  const kept = { ...before, page: undefined, ...patch }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== ''))
}

/** The server looks for two letters or more. */
export function searchable(typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? ''
  return text.length >= 2 ? text : undefined
}
