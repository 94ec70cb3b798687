import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import type { ImportRow } from '@mainstreet/contract/catalog/product-import.ts'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../../../../api/calls.ts'
import { request } from '../../../../api/client.ts'
import { createRandomKey } from '../../../../browser/random-key.ts'
import { useInvalidateCalls } from '../../../../queries/use-invalidate-calls.ts'
import type { ImportFileRow } from './import-fields.ts'

export type ImportBody = { shopId: string; products: ImportFileRow['row'][]; replace_stock: boolean }

export type ImportRun = {
  status: 'running' | 'stopping' | 'stopped' | 'failed' | 'done'
  total: number
  /** The first rows of the file, as batches are stored in its order. */
  storedRows: number
  created: number
  updated: number
  /** With `failed`: of the batch after the stored rows, which was not stored. */
  error?: unknown
}

type RunningImport = { key: string; body: ImportBody; run: ImportRun }

export const isImportRunning = (run: ImportRun | undefined) =>
  run?.status === 'running' || run?.status === 'stopping'

type Options = {
  /** It has ended, or has stopped after its page was left. */
  onReport: (run: ImportRun) => void
  onDone: () => void
}

/** Sends the checked rows in batches, each of which is stored as a whole or not at all. */
export function useImportRun({ onReport, onDone }: Options) {
  const current = useRef<RunningImport>(undefined)
  const isMounted = useRef(true)
  const [run, setRun] = useState<ImportRun>()
  const invalidate = useInvalidateCalls(calls.listShopProducts, calls.getProduct, calls.getShopOverview)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const update = (one: RunningImport, change: Partial<ImportRun>) => {
    one.run = { ...one.run, ...change }
    if (isMounted.current) setRun(one.run)
  }

  const sendBatches = async (one: RunningImport) => {
    update(one, { status: 'running', error: undefined })
    while (one.run.storedRows < one.run.total) {
      if (!isMounted.current || one.run.status === 'stopping') break
      try {
        update(one, await sendBatch(one))
      } catch (error) {
        update(one, { status: 'failed', error })
        break
      }
    }
    const isDone = one.run.storedRows === one.run.total
    if (isDone || one.run.status !== 'failed') update(one, { status: isDone ? 'done' : 'stopped' })
    invalidate()
    if (isDone || !isMounted.current) onReport(one.run)
    if (isDone && isMounted.current) onDone()
  }

  return {
    run,
    start: (body: ImportBody) => {
      const run: ImportRun = {
        status: 'running',
        total: body.products.length,
        storedRows: 0,
        created: 0,
        updated: 0,
      }
      current.current = { key: createRandomKey(), body, run }
      return sendBatches(current.current)
    },
    /** Stops after the batch that is on its way. */
    cancel: () => current.current && update(current.current, { status: 'stopping' }),
    resume: () => current.current && sendBatches(current.current),
  }
}

async function sendBatch({ key, body, run }: RunningImport): Promise<Partial<ImportRun>> {
  const end = Math.min(run.total, run.storedRows + productImportLimits.batchRows)
  // the dry run has checked every row
  const products = body.products.slice(run.storedRows, end) as ImportRow[]
  const { summary } = await request(calls.importProducts, {
    body: { ...body, products },
    // a batch whose response was lost is not stored a second time
    idempotencyKey: `${key}-${run.storedRows}`,
  })
  return {
    storedRows: end,
    created: run.created + summary.created,
    updated: run.updated + summary.updated,
  }
}
