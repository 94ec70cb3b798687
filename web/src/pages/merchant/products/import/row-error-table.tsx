import { formatCsvHead, formatCsvLine } from '@mainstreet/contract/csv.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { DownloadButton } from '../../../../queries/download-button.tsx'
import { importFields } from './import-fields.ts'
import type { RowError } from './row-errors.ts'

const maxShown = 200

/** `left`: the errors of the file that are not among `errors`. */
type Props = { errors: RowError[]; rows: number; left: number }

/** Which lines of the file to correct, and how. */
export function RowErrorTable({ errors, rows, left }: Props) {
  const texts = dashboard.merchant.import.errors
  return (
    <section role="alert" className="grid gap-2">
      <p className="font-semibold text-poppy">{texts.title(rows)}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.label}
        className="max-h-64 overflow-auto rounded-card border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sunk">
            <tr>
              <th scope="col" className="px-3 py-2">
                {texts.columns.row}
              </th>
              <th scope="col" className="px-3 py-2">
                {texts.columns.product}
              </th>
              <th scope="col" className="px-3 py-2">
                {texts.columns.problem}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {errors.slice(0, maxShown).map(({ line, name, field, message }) => (
              <tr key={`${line} ${field} ${message}`}>
                <td className="px-3 py-2 nums">{line || ''}</td>
                <td className="max-w-32 truncate px-3 py-2">{name}</td>
                <td className="px-3 py-2">
                  {field && <strong>{texts.inField(formatFieldLabel(field))} </strong>}
                  {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {errors.length > maxShown && <p className="text-sm text-ink-2">{texts.showingFirst(maxShown)}</p>}
      {left > 0 && <p className="text-sm text-ink-2">{texts.leftOut({ count: errors.length, left })}</p>}
      <DownloadButton
        fileName="import-errors.csv"
        fetchFile={async () => new Blob([formatErrorFile(errors)])}
      >
        {texts.download}
      </DownloadButton>
    </section>
  )
}

export function formatErrorFile(errors: readonly RowError[]): string {
  const { row, product, field: column, problem } = dashboard.merchant.import.errors.columns
  const lines = errors.map(({ line, name, field, message }) =>
    formatCsvLine([line || '', field && formatFieldLabel(field), name, message]),
  )
  return formatCsvHead([row, column, product, problem]) + lines.join('')
}

/** `images[0]` is in the field `images`. */
function formatFieldLabel(path: string): string {
  const field = importFields.find((one) => one === path.replace(/[.[].*/, ''))
  return field ? dashboard.merchant.import.fields[field] : path
}
