/** `price=lt.10`, `id=in.(a,b)`: what a subscription asks of a row. */
export type Filter = { column: string; holds(record: Record<string, unknown>): boolean }

type Compare = (value: unknown, wanted: string) => boolean

function order(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted)
  const text = String(value)
  return text < wanted ? -1 : text > wanted ? 1 : 0
}

const isNull = (value: unknown) => value === null || value === undefined
/** As in SQL, nothing is told of what is not known. */
const known =
  (compare: Compare): Compare =>
  (value, wanted) =>
    !isNull(value) && compare(value, wanted)

const compares: Record<string, Compare> = {
  eq: known((value, wanted) => order(value, wanted) === 0),
  neq: known((value, wanted) => order(value, wanted) !== 0),
  lt: known((value, wanted) => order(value, wanted) < 0),
  lte: known((value, wanted) => order(value, wanted) <= 0),
  gt: known((value, wanted) => order(value, wanted) > 0),
  gte: known((value, wanted) => order(value, wanted) >= 0),
  in: known((value, wanted) => listOf(wanted).some((one) => order(value, one) === 0)),
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
  const compare = compares[name]
  if (!compare || !columns.includes(column) || wanted.length > 4000) return undefined
  return { column, holds: (record) => compare(record[column], wanted) }
}
