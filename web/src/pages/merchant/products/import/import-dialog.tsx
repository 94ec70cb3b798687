import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useEffect, useMemo, useState } from 'react'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import { ChooseFile } from './choose-file.tsx'
import { type ColumnMapping, type DetectedFormat, detectFormat, isMappingComplete } from './column-mapping.ts'
import { ImportCheck } from './import-check.tsx'
import { formatImportReport, ImportProgress } from './import-progress.tsx'
import { MapColumns } from './map-columns.tsx'
import { toImportRows } from './product-rows.ts'
import { type CsvTable, readCsv } from './read-csv.ts'
import { readNumberCells } from './read-number-cells.ts'
import { type ImportRun, isImportRunning, useImportRun } from './use-import-run.ts'

type ImportFile = { name: string; table: CsvTable; detected: DetectedFormat }
type Props = { shopId: string; onClose: () => void }

/** File, columns, check, import: nothing changes before the last step, which stores batch by batch. */
export function ImportDialog({ shopId, onClose }: Props) {
  const [file, setFile] = useState<ImportFile>()
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const [step, setStep] = useState<'file' | 'columns' | 'check' | 'import'>('file')
  const [problem, setProblem] = useState<string>()

  const { rows, commaPrice, notes } = useMemo(() => {
    if (!file) return { rows: [], commaPrice: undefined, notes: undefined }
    const { rows, notes } = toImportRows(file.table, mapping, file.detected)
    return { ...readNumberCells(rows), notes }
  }, [file, mapping])

  const texts = dashboard.merchant.import
  const onReport = (run: ImportRun) =>
    run.status === 'done'
      ? toast({
          title: texts.check.done({ added: run.created, updated: run.updated }),
          description: file?.name ?? '',
          tone: 'good',
        })
      : toast({ title: formatImportReport(run), description: file?.name ?? '' })
  const { run, start, cancel, resume } = useImportRun({ onReport, onDone: onClose })
  const isRunning = isImportRunning(run)
  useLeaveQuestion(isRunning, texts.progress.leave)

  const read = async (chosen: Blob & { name: string }) => {
    setProblem(undefined)
    if (chosen.size > productImportLimits.maxBytes)
      return setProblem(texts.file.tooLarge(productImportLimits.maxBytes / 1024 ** 2))
    const table = readCsv(decodeText(await chosen.arrayBuffer()))
    if (table.lines.length === 0) return setProblem(texts.file.empty)
    if (table.lines.length > productImportLimits.maxRows)
      return setProblem(texts.file.tooManyRows(productImportLimits.maxRows))
    const detected = detectFormat(table.head)
    setFile({ name: chosen.name, table, detected })
    setMapping(detected.mapping)
    setStep(isMappingComplete(detected.mapping) ? 'check' : 'columns')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      canClose={() => !isRunning || window.confirm(texts.progress.leave)}
      title={texts.title}
      focusField={false}
    >
      {step === 'file' && <ChooseFile onFile={(chosen) => void read(chosen)} problem={problem} />}
      {step === 'columns' && file && (
        <MapColumns
          table={file.table}
          mapping={mapping}
          onChange={setMapping}
          onBack={() => setStep('file')}
          onNext={() => setStep('check')}
        />
      )}
      {step === 'check' && file && (
        <ImportCheck
          shopId={shopId}
          fileName={file.name}
          rows={rows}
          commaPrice={commaPrice}
          notes={notes}
          onColumns={() => setStep('columns')}
          onFile={() => setStep('file')}
          onImport={(body) => {
            setStep('import')
            void start(body)
          }}
        />
      )}
      {step === 'import' && run && (
        <ImportProgress
          run={run}
          rows={rows}
          onCancel={cancel}
          onResume={() => void resume()}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/**
 * A file does not name its encoding. Excel writes UTF-16 with a byte order mark, and "CSV" in Windows-1252;
 * other programs write UTF-8, in which accented letters of Windows-1252 are invalid.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** While active: asks before the tab is closed, and before Back leaves the page; a "no" stays on it. */
function useLeaveQuestion(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const { state } = window.history
    const { href } = window.location
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onPop = (event: PopStateEvent) => {
      if (window.confirm(question)) return
      // before the router sees it: the entry that was left is there again
      event.stopImmediatePropagation()
      window.history.pushState(state, '', href)
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('popstate', onPop, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onPop, { capture: true })
    }
  }, [isActive, question])
}
