/** `price=lt.10`, `id=in.(a,b)`: what a subscription asks of a row. */
export type Filter = { column: string; holds(record: Record<string, unknown>): boolean }

type Compare = (value: unknown) => boolean

function order(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted)
  const text = String(value)
  return text < wanted ? -1 : text > wanted ? 1 : 0
}

/** Made once for a subscription: a change is held against it for each that listens. */
const compares: Record<string, (wanted: string) => Compare> = {
  eq: (wanted) => (value) => order(value, wanted) === 0,
  neq: (wanted) => (value) => order(value, wanted) !== 0,
  lt: (wanted) => (value) => order(value, wanted) < 0,
  lte: (wanted) => (value) => order(value, wanted) <= 0,
  gt: (wanted) => (value) => order(value, wanted) > 0,
  gte: (wanted) => (value) => order(value, wanted) >= 0,
  in(wanted) {
    const all = listOf(wanted)
    const texts = new Set(all)
    return (value) =>
      typeof value === 'number' ? all.some((one) => order(value, one) === 0) : texts.has(String(value))
  },
}

function listOf(wanted: string): string[] {
  return wanted
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^"|"$/g, ''))
}

/** Undefined when it cannot be understood, or asks for a column that there is not. */
export function readFilter(text: string, columns: readonly string[]): Filter | undefined {
  const [, column = '', name = '', wanted = ''] = /^(\w+)=(\w+)\.(.*)$/s.exec(text) ?? []
  if (!Object.hasOwn(compares, name) || !columns.includes(column) || wanted.length > 4000) return undefined
  const compare = compares[name]?.(wanted)
  if (!compare) return undefined
  return {
    column,
    // as in SQL, nothing is told of what is not known
    holds: ({ [column]: value }) => value !== null && value !== undefined && compare(value),
  }
}
