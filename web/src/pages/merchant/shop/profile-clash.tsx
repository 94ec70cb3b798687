import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldLabel, type ProfileField } from './profile-form.ts'

type Props = {
  fields: ProfileField[]
  mine: Partial<ShopFields>
  theirs: Shop
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

/** Both values of what two people have changed. */
export function ProfileClash({ fields, mine, theirs, busy, onMine, onTheirs }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-marigold-wash px-4 py-3">
      <p className="font-semibold">Your page has changed while you were typing.</p>
      <ul className="grid gap-2 text-sm wrap-anywhere">
        {fields.map((field) => (
          <li key={field}>
            <strong>{fieldLabel(field)}</strong>: now “{theirs[field] ?? 'none'}”; yours “
            {mine[field] ?? 'none'}”
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onMine}>
          Save mine
        </Button>
        <Button size="sm" variant="quiet" onClick={onTheirs}>
          {fields.length > 0 ? 'Keep what is there' : 'Look again first'}
        </Button>
      </div>
    </section>
  )
}
