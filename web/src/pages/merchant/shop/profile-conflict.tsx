import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { EditConflict } from '../edit-conflict.tsx'
import { type ConflictField, fieldLabel } from './profile-form.ts'

type Props = {
  fields: ConflictField[]
  mine: Partial<ShopFields>
  theirs: Shop
  busy: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
}

export function ProfileConflict({ fields, mine, theirs, ...conflictProps }: Props) {
  return (
    <EditConflict
      message={dashboard.merchant.shop.conflict.message}
      overlaps={fields.length > 0}
      {...conflictProps}
    >
      <ul className="grid gap-2 text-sm wrap-anywhere">
        {fields.map((field) => (
          <li key={field}>
            <strong className="block">{fieldLabel(field)}</strong>
            {dashboard.merchant.conflict.difference({
              current: formatValue(theirs[field]),
              yours: formatValue(mine[field]),
            })}
          </li>
        ))}
      </ul>
    </EditConflict>
  )
}

function formatValue(value: string | Record<string, string> | null | undefined): string {
  const text = typeof value === 'object' && value !== null ? separateItems(Object.values(value)) : value
  return text || dashboard.merchant.shop.conflict.none
}
