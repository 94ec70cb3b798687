import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/text-input.tsx'
import { type ColumnMapping, isMappingComplete } from './column-mapping.ts'
import { type ImportField, importFields } from './import-fields.ts'
import type { CsvTable } from './read-csv.ts'

type Props = {
  table: CsvTable
  mapping: ColumnMapping
  onChange: (mapping: ColumnMapping) => void
  onBack: () => void
  onNext: () => void
}

/** The mapping of columns to fields; the first row serves as an example. */
export function MapColumns({ table, mapping, onChange, onBack, onNext }: Props) {
  const texts = dashboard.merchant.import.columns
  const { head, lines } = table
  const first = lines[0]?.cells ?? []
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...others } = mapping
    onChange(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{texts.intro}</p>
      {importFields.map((field) => {
        const at = mapping[field]
        const example = at === undefined ? '' : (first[at] ?? '')
        return (
          <Field
            key={field}
            label={dashboard.merchant.import.fields[field]}
            hint={example && texts.example(truncateText(example, 60))}
          >
            {(aria) => (
              <Select {...aria} value={at ?? ''} onChange={({ target }) => choose(field, target.value)}>
                <option value="">{texts.notInFile}</option>
                {head.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns with the same name
                  <option key={index} value={index}>
                    {name || texts.column(index + 1)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )
      })}
      <div className="flex justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {texts.anotherFile}
        </Button>
        <Button disabled={!isMappingComplete(mapping)} onClick={onNext}>
          {texts.check}
        </Button>
      </div>
    </div>
  )
}
