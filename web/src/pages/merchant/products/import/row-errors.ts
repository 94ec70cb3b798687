import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ImportFileRow } from './import-fields.ts'

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

const whatToEnter = {
  price: 'priceFormat',
  stock: 'wholeNumberFormat',
  version: 'wholeNumberFormat',
} as const

const isNumericField = (field: string): field is keyof typeof whatToEnter => field in whatToEnter

/** Text is still there because it could not be read as a number. */
function numberErrorMessage(field: string, value: unknown): string | undefined {
  if (!isNumericField(field) || typeof value !== 'string') return undefined
  const { missing, notNumber } = dashboard.merchant.import.errors
  return value === '' ? missing : notNumber({ value, whatToEnter: m.fieldErrors[whatToEnter[field]] })
}
