import type { ImportSummary } from '@mainstreet/contract/catalog/product-import.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatNumber } from '@mainstreet/contract/messages/format.ts'
import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { calls } from '../../../../api/calls.ts'
import { useSend } from '../../../../queries/use-send.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../../ui/feedback/error-message.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import type { ImportFileRow } from './import-fields.ts'
import type { ImportNotes } from './product-rows.ts'
import { RowErrorTable } from './row-error-table.tsx'
import { toRowErrors } from './row-errors.ts'
import type { ImportBody } from './use-import-run.ts'

const noteNames = ['variants', 'salePrices', 'leftOutImages', 'foreignIds'] as const

/** How the file is read where it says something that products do not have. */
function ImportNoteList({ notes, unknownIds }: { notes: ImportNotes; unknownIds: number }) {
  const texts = dashboard.merchant.import.check
  const counts = { ...notes, foreignIds: notes.foreignIds + unknownIds }
  const shown = noteNames.filter((name) => counts[name] > 0)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-sunk px-4 py-3">
      {shown.map((name) => (
        <li key={name}>{texts[name](counts[name])}</li>
      ))}
    </ul>
  )
}

type Props = {
  shopId: string
  fileName: string
  rows: ImportFileRow[]
  /** An example of the prices, when all have a decimal comma. */
  commaPrice?: { typed: string; dollars: number } | undefined
  notes?: ImportNotes | undefined
  onColumns: () => void
  onFile: () => void
  onImport: (body: ImportBody) => void
}
/** With its input: the last result stays visible until the next one is there. */
type ImportCheckResult = {
  checkedBody: ImportBody
  summary: ImportSummary
  errors: ApiError['details']
  error_count: number
  error_rows: number
}

/** The dry run of the import, with the same rows and rules. */
export function ImportCheck({
  shopId,
  fileName,
  rows,
  commaPrice,
  notes,
  onColumns,
  onFile,
  onImport,
}: Props) {
  const texts = dashboard.merchant.import.check
  const [replaceStock, setReplaceStock] = useState(false)
  const [result, setResult] = useState<ImportCheckResult>()
  const check = useSend(calls.validateProductImport)
  const body = useMemo<ImportBody>(
    () => ({ shopId, products: rows.map(({ row }) => row), replace_stock: replaceStock }),
    [shopId, rows, replaceStock],
  )
  const { send } = check

  useEffect(() => {
    let isCurrent = true
    void send({ body }).then((got) => {
      if (isCurrent && got) setResult({ checkedBody: body, ...got })
    })
    return () => {
      isCurrent = false
    }
  }, [send, body])

  const rowErrors = toRowErrors(result?.errors ?? [], rows)
  const summary = result?.summary
  const isChecked = result?.checkedBody === body
  const changes = summary ? summary.created + summary.updated : 0
  return (
    <div className="grid gap-4">
      <p>
        <strong>{fileName}</strong> · {texts.products(rows.length)}
      </p>
      {commaPrice && (
        <p className="rounded-card bg-sunk px-4 py-3">
          {texts.decimalComma({ typed: commaPrice.typed, amount: formatDollars(commaPrice.dollars) })}
        </p>
      )}
      {notes && <ImportNoteList notes={notes} unknownIds={summary?.unknown_ids ?? 0} />}
      {!result && !check.error && <Spinner label={texts.checking} />}
      <ErrorMessage error={check.error} />
      {summary && (
        <dl
          aria-live="polite"
          aria-busy={!isChecked && check.busy}
          className={clsx('grid grid-cols-3 gap-2 text-center', !isChecked && 'opacity-60')}
        >
          {(
            [
              [texts.created, summary.created],
              [texts.updated, summary.updated],
              [texts.unchanged, summary.unchanged],
            ] as const
          ).map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse rounded-card bg-sunk px-2 py-3">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className="font-display text-2xl font-bold nums">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {result && (result.summary.stock_unchanged > 0 || result.checkedBody.replace_stock || replaceStock) && (
        <label className="flex items-start gap-3 rounded-card border border-line px-4 py-3">
          <input
            type="checkbox"
            checked={replaceStock}
            onChange={({ target }) => setReplaceStock(target.checked)}
            className="mt-1 size-5 shrink-0"
          />
          <span>
            <span className="block font-semibold">{texts.replaceStock}</span>
            <span className="text-sm text-ink-2">
              {replaceStock || result.checkedBody.replace_stock
                ? texts.stockReplaced
                : texts.stockUnchanged(result.summary.stock_unchanged)}
            </span>
          </span>
        </label>
      )}
      {result && rowErrors.length > 0 && (
        <RowErrorTable
          errors={rowErrors}
          rows={result.error_rows}
          left={result.error_count - rowErrors.length}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onColumns}>
          {texts.editColumns}
        </Button>
        {rowErrors.length > 0 ? (
          <Button onClick={onFile}>{texts.uploadCorrected}</Button>
        ) : (
          <Button disabled={!isChecked || changes === 0} onClick={() => onImport(body)}>
            {summary && changes === 0 ? texts.nothing : texts.import(changes)}
          </Button>
        )}
      </div>
    </div>
  )
}
