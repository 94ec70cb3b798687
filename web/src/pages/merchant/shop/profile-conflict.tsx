import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { Clash } from '../edit-conflict.tsx'
import { fieldLabel, type ProfileField } from './profile-form.ts'

type Props = {
  fields: ProfileField[]
  mine: Partial<ShopFields>
  theirs: Shop
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

export function ProfileClash({ fields, mine, theirs, ...answers }: Props) {
  return (
    <Clash says="Your page has changed while you were typing." overlaps={fields.length > 0} {...answers}>
      <ul className="grid gap-2 text-sm wrap-anywhere">
        {fields.map((field) => (
          <li key={field}>
            <strong>{fieldLabel(field)}</strong>: now “{shown(theirs[field])}”; yours “{shown(mine[field])}”
          </li>
        ))}
      </ul>
    </Clash>
  )
}

function shown(value: string | Record<string, string> | null | undefined): string {
  const text = typeof value === 'object' && value !== null ? Object.values(value).join(', ') : value
  return text || 'none'
}
