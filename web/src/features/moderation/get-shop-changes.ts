import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { listNames, pickEnteredFields } from '@mainstreet/contract/entity-fields.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'

const comparedFields = listNames(pickEnteredFields(shopDescriptor))

/** What the owner of a shop has changed between two versions. */
export function getShopChanges(before: Shop, after: Shop): FieldChange[] {
  return comparedFields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
