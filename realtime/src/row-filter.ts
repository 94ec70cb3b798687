/** A filter such as `price=lt.10` or `id=in.(a,b)`. */
export type RowFilter = { column: string; matches(record: Record<string, unknown>): boolean }

type ValuePredicate = (value: unknown) => boolean

function compareValues(value: unknown, operand: string): number {
  if (typeof value === 'number') return value - Number(operand)
  const text = String(value)
  return text < operand ? -1 : text > operand ? 1 : 0
}

/** Created once per subscription: each change is checked for each subscriber. */
const operators: Record<string, (wanted: string) => ValuePredicate> = {
  eq: (wanted) => (value) => compareValues(value, wanted) === 0,
  neq: (wanted) => (value) => compareValues(value, wanted) !== 0,
  lt: (wanted) => (value) => compareValues(value, wanted) < 0,
  lte: (wanted) => (value) => compareValues(value, wanted) <= 0,
  gt: (wanted) => (value) => compareValues(value, wanted) > 0,
  gte: (wanted) => (value) => compareValues(value, wanted) >= 0,
  in(wanted) {
    const all = parseList(wanted)
    const texts = new Set(all)
    return (value) =>
      typeof value === 'number'
        ? all.some((one) => compareValues(value, one) === 0)
        : texts.has(String(value))
  },
}

function parseList(text: string): string[] {
  return text
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^"|"$/g, ''))
}

/** Undefined for an invalid filter or an unknown column. */
export function parseFilter(text: string, columns: readonly string[]): RowFilter | undefined {
  const [, column = '', operator = '', operand = ''] = /^(\w+)=(\w+)\.(.*)$/s.exec(text) ?? []
  if (!Object.hasOwn(operators, operator) || !columns.includes(column) || operand.length > 4000)
    return undefined
  const predicate = operators[operator]?.(operand)
  if (!predicate) return undefined
  return {
    column,
    // as in SQL, a comparison with null is not true
    matches: ({ [column]: value }) => value !== null && value !== undefined && predicate(value),
  }
}
