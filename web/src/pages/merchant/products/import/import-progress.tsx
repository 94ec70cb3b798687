import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../../ui/feedback/error-message.tsx'
import type { ImportFileRow } from './import-fields.ts'
import { RowErrorTable } from './row-error-table.tsx'
import { toRowErrors } from './row-errors.ts'
import { type ImportRun, isImportRunning } from './use-import-run.ts'

type Props = {
  run: ImportRun
  rows: ImportFileRow[]
  onCancel: () => void
  onResume: () => void
  onClose: () => void
}

/** How far the import is; once it has stopped, what was stored and what was not. */
export function ImportProgress({ run, rows, onCancel, onResume, onClose }: Props) {
  const texts = dashboard.merchant.import.progress
  const isRunning = isImportRunning(run)
  const details = run.error instanceof ApiError ? run.error.details : []
  const rowErrors = toRowErrors(details, rows.slice(run.storedRows))
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <div
          role="progressbar"
          aria-label={texts.label}
          aria-valuemin={0}
          aria-valuemax={run.total}
          aria-valuenow={run.storedRows}
          aria-valuetext={texts.rows({ stored: run.storedRows, total: run.total })}
          className="h-3 overflow-hidden rounded-full bg-sunk"
        >
          <div
            className="h-full origin-left bg-pine transition-transform duration-200 motion-reduce:transition-none rtl:origin-right"
            style={{ transform: `scaleX(${run.storedRows / run.total})` }}
          />
        </div>
        <p className="nums text-ink-2">{texts.rows({ stored: run.storedRows, total: run.total })}</p>
      </div>
      {!isRunning && <p role="status">{formatImportReport(run)}</p>}
      {rowErrors.length > 0 ? (
        <RowErrorTable errors={rowErrors} rows={rowErrors.length} left={0} />
      ) : (
        <ErrorMessage error={run.error} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isRunning ? (
          <Button ref={focusAtMount} variant="quiet" busy={run.status === 'stopping'} onClick={onCancel}>
            {run.status === 'stopping' ? texts.stopping : texts.cancel}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
            <Button ref={focusAtMount} onClick={onResume}>
              {texts.resume}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** The button that had the focus is gone. */
const focusAtMount = (button: HTMLButtonElement | null) => button?.focus()

export function formatImportReport({ storedRows, total }: ImportRun): string {
  return dashboard.merchant.import.progress.report({ stored: storedRows, left: total - storedRows })
}
