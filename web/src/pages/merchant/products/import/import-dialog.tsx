import { productImport } from '@mainstreet/contract/limits.ts'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ChooseFile } from './choose-file.tsx'
import { type Grouping, groupingOf, guessMapping, isReady, type Mapping } from './column-mapping.ts'
import { textOfBytes } from './decode-text.ts'
import { ImportCheck } from './import-check.tsx'
import { MapColumns } from './map-columns.tsx'
import { readCsv } from './parse-csv.ts'
import { rowsOfFile } from './product-rows.ts'

type File = { name: string; table: string[][]; grouping: Grouping | undefined }
type Props = { shopId: string; onClose: () => void }

/** File, columns, check, import: nothing is changed before the last step. */
export function ImportDialog({ shopId, onClose }: Props) {
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [step, setStep] = useState<'file' | 'columns' | 'check'>('file')
  const [problem, setProblem] = useState<string>()

  const rows = useMemo(() => (file ? rowsOfFile(file.table, mapping, file.grouping) : []), [file, mapping])

  const read = async (chosen: Blob & { name: string }) => {
    setProblem(undefined)
    if (chosen.size > productImport.mostBytes)
      return setProblem('A file has at most 16 MB. Split it into two.')
    const table = readCsv(textOfBytes(await chosen.arrayBuffer()))
    const [head] = table
    if (!head || table.length < 2)
      return setProblem('There is no product in this file. The first line names the columns.')
    if (table.length - 1 > productImport.rows)
      return setProblem('A file has at most 10,000 products. Split it into two.')
    const guessed = guessMapping(head)
    setFile({ name: chosen.name, table, grouping: groupingOf(head) })
    setMapping(guessed)
    setStep(isReady(guessed) ? 'check' : 'columns')
  }
  return (
    <Dialog open onClose={onClose} title="Import products" focusField={false}>
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
          onColumns={() => setStep('columns')}
          onFile={() => setStep('file')}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
