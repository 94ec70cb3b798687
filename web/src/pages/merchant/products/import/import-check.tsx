import type { ImportRow } from '@mainstreet/contract/catalog/product-import.ts'
import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { calls } from '../../../../api/calls.ts'
import { useSend } from '../../../../api/use-send.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../../ui/feedback/error-message.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import type { ImportFileRow } from './product-rows.ts'
import { RowErrorTable } from './row-error-table.tsx'
import { toRowErrors } from './row-errors.ts'

type Props = {
  shopId: string
  fileName: string
  rows: ImportFileRow[]
  onColumns: () => void
  onFile: () => void
  onDone: () => void
}
type ImportBody = { shopId: string; products: ImportFileRow['row'][]; recount: boolean }
type ImportSummary = { created: number; updated: number; unchanged: number; stock_kept: number }
/** What was asked, too: the last answer stays in sight until the next is there. */
type ImportCheckResult = {
  checkedBody: ImportBody
  summary: ImportSummary
  errors: ApiError['details']
  error_rows: number
}

const numberFormat = new Intl.NumberFormat('en-US')
const formatProductCount = (count: number) =>
  count === 1 ? '1 product' : `${numberFormat.format(count)} products`

/** What the import would do, and the import itself: the same rows to the same rules. */
export function ImportCheck({ shopId, fileName, rows, onColumns, onFile, onDone }: Props) {
  const [recount, setRecount] = useState(false)
  const [answer, setAnswer] = useState<ImportCheckResult>()
  const check = useSend(calls.validateProductImport)
  const runImport = useSend(calls.importProducts, {
    invalidates: [calls.listShopProducts, calls.getProduct, calls.getShopOverview],
  })
  const body = useMemo<ImportBody>(
    () => ({ shopId, products: rows.map(({ row }) => row), recount }),
    [shopId, rows, recount],
  )
  const { send } = check

  useEffect(() => {
    let isCurrent = true
    void send({ body }).then((got) => {
      if (isCurrent && got) setAnswer({ checkedBody: body, ...got })
    })
    return () => {
      isCurrent = false
    }
  }, [send, body])

  const isRejected = runImport.error instanceof ApiError ? runImport.error.details : []
  const rowErrors = toRowErrors(isRejected.length > 0 ? isRejected : (answer?.errors ?? []), rows)
  const summary = answer?.summary
  const isChecked = answer?.checkedBody === body
  const changes = summary ? summary.created + summary.updated : 0
  const run = async () => {
    // the check has read every row
    const done = await runImport.send({ body: { ...body, products: body.products as ImportRow[] } })
    if (!done) return
    const { created, updated } = done.summary
    toast({
      title: `${numberFormat.format(created)} added, ${numberFormat.format(updated)} changed`,
      description: fileName,
      tone: 'good',
    })
    onDone()
  }
  return (
    <div className="grid gap-4">
      <p>
        <strong>{fileName}</strong>: {formatProductCount(rows.length)}
      </p>
      {!answer && !check.error && <Spinner label="Checking every row" />}
      <ErrorMessage error={check.error} />
      {summary && (
        <dl
          aria-live="polite"
          aria-busy={!isChecked && check.busy}
          className={clsx('grid grid-cols-3 gap-2 text-center', !isChecked && 'opacity-60')}
        >
          {(
            [
              ['New', summary.created],
              ['Changed', summary.updated],
              ['As they are', summary.unchanged],
            ] as const
          ).map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse rounded-card bg-sunk px-2 py-3">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className="font-display text-2xl font-bold nums">{numberFormat.format(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {answer && (answer.summary.stock_kept > 0 || answer.checkedBody.recount || recount) && (
        <label className="flex items-start gap-3 rounded-card border border-line px-4 py-3">
          <input
            type="checkbox"
            checked={recount}
            onChange={({ target }) => setRecount(target.checked)}
            className="mt-1 size-5 shrink-0"
          />
          <span>
            <span className="block font-semibold">I have just counted: replace the stock</span>
            <span className="text-sm text-ink-2">
              {recount || answer.checkedBody.recount
                ? 'The stock in the file counts.'
                : `The stock of ${formatProductCount(answer.summary.stock_kept)} stays as it is, since people may have bought meanwhile.`}
            </span>
          </span>
        </label>
      )}
      {rowErrors.length > 0 && (
        <RowErrorTable faults={rowErrors} rows={answer?.error_rows ?? rowErrors.length} />
      )}
      {rowErrors.length === 0 && <ErrorMessage error={runImport.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onColumns}>
          Columns
        </Button>
        {rowErrors.length > 0 ? (
          <Button onClick={onFile}>Choose the mended file</Button>
        ) : (
          <Button busy={runImport.busy} disabled={!isChecked || changes === 0} onClick={() => void run()}>
            {summary && changes === 0 ? 'Nothing to import' : `Import ${numberFormat.format(changes)}`}
          </Button>
        )}
      </div>
    </div>
  )
}
