import { formats } from '@mainstreet/contract/messages/messages.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { type NumberMarks, readTypedNumber } from '@mainstreet/contract/typed-number.ts'
import type { ImportFileRow } from './import-fields.ts'

type Result = {
  rows: ImportFileRow[]
  /** The price with the most characters when all have a decimal comma: an example for the note about it. */
  commaPrice: { typed: string; dollars: number } | undefined
}

const commaMarks: NumberMarks = { decimal: ',', group: '.' }
const commaPricePattern = /,\d{1,2}$/

/**
 * Reads the numbers as on a page; those of a file whose every price has a decimal comma, with comma. Other
 * text stays: the server's check reports it with its row.
 */
export function readNumberCells(rows: readonly ImportFileRow[]): Result {
  const commaPrice = findCommaPrice(rows)
  const marks = commaPrice ? commaMarks : formats.numberMarks()
  const read = (cell: unknown, decimals: 0 | 2) => {
    const units = readTypedNumber(String(cell), decimals, marks)
    if (units === undefined) return cell
    return decimals === 2 ? toDollars(units) : units
  }
  const readRow = ({ line, row }: ImportFileRow): ImportFileRow => ({
    line,
    row: {
      ...row,
      ...('price' in row && { price: read(row.price, 2) }),
      ...('stock' in row && { stock: read(row.stock, 0) }),
      ...('version' in row && { version: read(row.version, 0) }),
    },
  })
  return { rows: rows.map(readRow), commaPrice }
}

/** The cents of one price, before it is known how all prices of the file are written. */
export function readPriceCell(text: string): number | undefined {
  const marks = commaPricePattern.test(text) ? commaMarks : formats.numberMarks()
  return text === '' ? undefined : readTypedNumber(text, 2, marks)
}

function findCommaPrice(rows: readonly ImportFileRow[]): Result['commaPrice'] {
  const prices = rows.map(({ row }) => String(row.price ?? '')).filter(Boolean)
  const read = prices.map((typed) => ({
    typed,
    cents: commaPricePattern.test(typed) ? readTypedNumber(typed, 2, commaMarks) : undefined,
  }))
  const [first] = read.toSorted((a, b) => b.typed.length - a.typed.length)
  if (first?.cents === undefined || read.some(({ cents }) => cents === undefined)) return undefined
  return { typed: first.typed, dollars: toDollars(first.cents) }
}
