import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import type { FileRow } from './rows-of-file.ts'

export type RowFault = { line: number; name: string; field: string; message: string }

/** The server counts what it was sent; a person counts the lines of the file. */
export function rowFaults(details: readonly ErrorDetail[], rows: readonly FileRow[]): RowFault[] {
  return details.map(({ path, message }) => {
    const [, at = '', field = ''] = /^products\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    const row = at === '' ? undefined : rows[Number(at)]
    return { line: row?.line ?? 0, name: String(row?.row.name ?? ''), field, message }
  })
}
