import type { Product, ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { EditConflict } from '../../edit-conflict.tsx'
import { type ConflictField, formatConflictValue } from './product-form.ts'

type Props = {
  fields: ConflictField[]
  mine: Partial<ProductFields>
  theirs: Product
  busy: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
}

export function ProductConflict({ fields, mine, theirs, ...conflictProps }: Props) {
  const texts = dashboard.merchant.products.conflict
  return (
    <EditConflict message={texts.message} overlaps={fields.length > 0} {...conflictProps}>
      {fields.length > 0 && (
        <table className="w-full text-left text-sm">
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="font-medium">
                {texts.columns.field}
              </th>
              <th scope="col" className="font-medium">
                {texts.columns.current}
              </th>
              <th scope="col" className="font-medium">
                {texts.columns.yours}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row" className="py-1 pr-3 font-medium">
                  {texts.fields[field]}
                </th>
                <td className="max-w-40 truncate pr-3 nums">
                  {formatConflictValue(field, { ...theirs, sku: theirs.sku ?? null })}
                </td>
                <td className="max-w-40 truncate nums">{formatConflictValue(field, mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </EditConflict>
  )
}
