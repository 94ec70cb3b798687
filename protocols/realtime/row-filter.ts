/** `price=lt.10`, `id=in.(a,b)`: what a subscription asks of a row. */
export type RowFilter = { column: string; matches(record: Record<string, unknown>): boolean }

type ValuePredicate = (value: unknown) => boolean

function compareValues(value: unknown, operand: string): number {
  if (typeof value === 'number') return value - Number(operand)
  const text = String(value)
  return text < operand ? -1 : text > operand ? 1 : 0
}

/** Made once for a subscription: a change is held against it for each that listens. */
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

/** Undefined when it cannot be understood, or asks for a column that there is not. */
export function parseFilter(text: string, columns: readonly string[]): RowFilter | undefined {
  const [, column = '', operator = '', operand = ''] = /^(\w+)=(\w+)\.(.*)$/s.exec(text) ?? []
  if (!Object.hasOwn(operators, operator) || !columns.includes(column) || operand.length > 4000)
    return undefined
  const predicate = operators[operator]?.(operand)
  if (!predicate) return undefined
  return {
    column,
    // as in SQL, nothing is told of what is not known
    matches: ({ [column]: value }) => value !== null && value !== undefined && predicate(value),
  }
}
