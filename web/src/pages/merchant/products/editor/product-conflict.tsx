import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { Clash } from '../../edit-conflict.tsx'
import { type ClashField, clashWords, fieldNames } from './product-form.ts'

type Props = {
  fields: ClashField[]
  mine: Partial<ProductFields>
  theirs: Product
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

export function Clashes({ fields, mine, theirs, ...answers }: Props) {
  return (
    <Clash says="This product has changed while you were typing." overlaps={fields.length > 0} {...answers}>
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
    </Clash>
  )
}
