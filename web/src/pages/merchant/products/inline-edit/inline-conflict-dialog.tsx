import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { formatValue } from './inline-edit.ts'
import type { InlineEdit } from './use-inline-edit.ts'

type Props = Pick<InlineEdit, 'conflict' | 'keepMine' | 'keepTheirs'>

/** Shows both values; the user decides. */
export function InlineConflictDialog({ conflict, keepMine, keepTheirs }: Props) {
  if (!conflict) return null
  const { field, mine, current } = conflict
  const texts = dashboard.merchant.products.inlineEdit
  const values = [
    { name: texts.current, value: current[field] },
    { name: texts.yours, value: mine },
  ]
  return (
    <Dialog open onClose={keepTheirs} title={texts.conflictTitle(current.name)}>
      <div className="grid gap-5">
        <p className="text-ink-2">{texts.conflictTexts[field]}</p>
        <dl className="grid grid-cols-2 gap-3">
          {values.map(({ name, value }) => (
            <div key={name} className="rounded-card bg-sunk px-4 py-3">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className="font-display text-3xl font-bold nums">{formatValue(field, value)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={keepTheirs}>
            {texts.keep(formatValue(field, current[field]))}
          </Button>
          <Button onClick={() => void keepMine()}>{texts.use(formatValue(field, mine))}</Button>
        </div>
      </div>
    </Dialog>
  )
}
