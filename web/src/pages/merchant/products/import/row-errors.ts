import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ImportFileRow } from './product-rows.ts'

export type RowError = { line: number; name: string; field: string; message: string }

/** The server counts the sent rows; users count the lines of the file. */
export function toRowErrors(details: readonly ErrorDetail[], rows: readonly ImportFileRow[]): RowError[] {
  return details.map(({ path, message }) => {
    const [, at = '', field = ''] = /^products\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    const row = at === '' ? undefined : rows[Number(at)]
    const errorText = numberErrorMessage(field, row?.row[field]) ?? message
    return { line: row?.line ?? 0, name: String(row?.row.name ?? ''), field, message: errorText }
  })
}

const numericFields = ['price', 'stock', 'version']

/** The value of the cell says more than "should be a number". */
function numberErrorMessage(field: string, value: unknown): string | undefined {
  if (!numericFields.includes(field) || typeof value !== 'string') return undefined
  const { missing, notNumber } = m.merchant.import.errors
  return value === '' ? missing : notNumber(value)
}
