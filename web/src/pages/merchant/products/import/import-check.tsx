import type { ImportRow } from '@mainstreet/contract/catalog/product-import.ts'
import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import { ApiFailure } from '../../../../api/api-error.ts'
import { calls } from '../../../../api/calls.ts'
import { useSend } from '../../../../api/use-send.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Failure } from '../../../../ui/feedback/error-message.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import type { FileRow } from './product-rows.ts'
import { FaultTable } from './row-error-table.tsx'
import { rowFaults } from './row-errors.ts'

type Props = {
  shopId: string
  fileName: string
  rows: FileRow[]
  onColumns: () => void
  onFile: () => void
  onDone: () => void
}
type Body = { shopId: string; products: FileRow['row'][]; recount: boolean }
type Checked = { created: number; updated: number; unchanged: number; stock_kept: number }
/** What was asked, too: the last answer stays in sight until the next is there. */
type Answer = { asked: Body; summary: Checked; errors: ApiFailure['details']; error_rows: number }

const inWords = new Intl.NumberFormat('en-US')
const productWords = (count: number) => (count === 1 ? '1 product' : `${inWords.format(count)} products`)

/** What the import would do, and the import itself: the same rows to the same rules. */
export function ImportCheck({ shopId, fileName, rows, onColumns, onFile, onDone }: Props) {
  const [recount, setRecount] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const check = useSend(calls.checkProducts)
  const bring = useSend(calls.createProducts, {
    invalidates: [calls.listShopProducts, calls.getProduct, calls.getGlance],
  })
  const body = useMemo<Body>(
    () => ({ shopId, products: rows.map(({ row }) => row), recount }),
    [shopId, rows, recount],
  )
  const { send } = check

  useEffect(() => {
    let wanted = true
    void send({ body }).then((got) => {
      if (wanted && got) setAnswer({ asked: body, ...got })
    })
    return () => {
      wanted = false
    }
  }, [send, body])

  const refused = bring.failure instanceof ApiFailure ? bring.failure.details : []
  const faults = rowFaults(refused.length > 0 ? refused : (answer?.errors ?? []), rows)
  const summary = answer?.summary
  const isChecked = answer?.asked === body
  const changes = summary ? summary.created + summary.updated : 0
  const run = async () => {
    // the check has read every row
    const done = await bring.send({ body: { ...body, products: body.products as ImportRow[] } })
    if (!done) return
    const { created, updated } = done.summary
    toast({
      title: `${inWords.format(created)} added, ${inWords.format(updated)} changed`,
      description: fileName,
      tone: 'good',
    })
    onDone()
  }
  return (
    <div className="grid gap-4">
      <p>
        <strong>{fileName}</strong>: {productWords(rows.length)}
      </p>
      {!answer && !check.failure && <Spinner label="Checking every row" />}
      <Failure of={check.failure} />
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
              <dd className="font-display text-2xl font-bold nums">{inWords.format(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {answer && (answer.summary.stock_kept > 0 || answer.asked.recount || recount) && (
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
              {recount || answer.asked.recount
                ? 'The stock in the file counts.'
                : `The stock of ${productWords(answer.summary.stock_kept)} stays as it is, since people may have bought meanwhile.`}
            </span>
          </span>
        </label>
      )}
      {faults.length > 0 && <FaultTable faults={faults} rows={answer?.error_rows ?? faults.length} />}
      {faults.length === 0 && <Failure of={bring.failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onColumns}>
          Columns
        </Button>
        {faults.length > 0 ? (
          <Button onClick={onFile}>Choose the mended file</Button>
        ) : (
          <Button busy={bring.busy} disabled={!isChecked || changes === 0} onClick={() => void run()}>
            {summary && changes === 0 ? 'Nothing to import' : `Import ${inWords.format(changes)}`}
          </Button>
        )}
      </div>
    </div>
  )
}
