import { Select } from '../../ui/forms/text-input.tsx'

type Props = {
  label: string
  allLabel: string
  options: Readonly<Record<string, string>>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function FilterSelect({ label, allLabel, options, value, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className="w-auto! min-w-0 max-w-full max-sm:min-w-[44%] max-sm:flex-1 sm:max-w-44"
    >
      <option value="">{allLabel}</option>
      {Object.entries(options).map(([key, optionLabel]) => (
        <option key={key} value={key}>
          {optionLabel}
        </option>
      ))}
    </Select>
  )
}
