import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { Button } from '../../../ui/button.tsx'
import { type ClashField, clashWords, fieldNames } from './product-form.ts'

type Props = {
  fields: ClashField[]
  mine: Partial<ProductFields>
  theirs: Product
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

/** Both values of what two people have changed. */
export function Clashes({ fields, mine, theirs, busy, onMine, onTheirs }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-marigold-wash px-4 py-3">
      <p className="font-semibold">This product has changed while you were typing.</p>
      {fields.length > 0 && (
        <table className="w-full text-left text-sm">
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="font-medium">
                What
              </th>
              <th scope="col" className="font-medium">
                Now
              </th>
              <th scope="col" className="font-medium">
                Yours
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row" className="py-1 pr-3 font-medium">
                  {fieldNames[field]}
                </th>
                <td className="max-w-40 truncate pr-3 nums">
                  {clashWords(field, { ...theirs, sku: theirs.sku ?? null })}
                </td>
                <td className="max-w-40 truncate nums">{clashWords(field, mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
