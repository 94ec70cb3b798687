import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatTimeZoneName, getTimeZoneChoices } from '../../../features/shops/time-zone-name.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'

type Props = { value: string; now: Date; error: string | undefined; onChange: (timeZone: string) => void }

export function TimeZoneField({ value, now, error, onChange }: Props) {
  const texts = dashboard.merchant.hours.timeZone
  const { us, others } = getTimeZoneChoices(value)
  return (
    <Field label={texts.label} hint={texts.hint} error={error} className="max-w-md">
      {(aria) => (
        <Select {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
          <optgroup label={texts.us}>
            {us.map((zone) => (
              <option key={zone} value={zone}>
                {formatTimeZoneName(zone, now)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.others}>
            {others.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  )
}
