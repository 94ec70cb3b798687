import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/text-input.tsx'
import { type ColumnMapping, type ImportField, importFields, isMappingComplete } from './column-mapping.ts'

type Props = {
  table: string[][]
  mapping: ColumnMapping
  onChange: (mapping: ColumnMapping) => void
  onBack: () => void
  onNext: () => void
}

/** The mapping of columns to fields; the first row serves as an example. */
export function MapColumns({ table, mapping, onChange, onBack, onNext }: Props) {
  const texts = m.merchant.import.columns
  const [head = [], first = []] = table
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
            label={m.merchant.import.fields[field]}
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
