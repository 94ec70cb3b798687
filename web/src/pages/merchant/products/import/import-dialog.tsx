import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import { ChooseFile } from './choose-file.tsx'
import { type ColumnMapping, type DetectedFormat, detectFormat, isMappingComplete } from './column-mapping.ts'
import { decodeText } from './decode-text.ts'
import { ImportCheck } from './import-check.tsx'
import { formatImportReport, ImportProgress } from './import-progress.tsx'
import { MapColumns } from './map-columns.tsx'
import { toImportRows } from './product-rows.ts'
import { type CsvTable, readCsv } from './read-csv.ts'
import { readNumberCells } from './read-number-cells.ts'
import { type ImportRun, isImportRunning, useImportRun } from './use-import-run.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

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
