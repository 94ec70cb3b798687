import { listColumns } from '@mainstreet/contract/entity-fields.ts'
import { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { storedShopColumns } from '../shops/present.ts'
import { readTableColumns } from '../test/setup/table-columns.ts'
import { storedProductColumns } from './store.ts'

const db = (await createTestDatabase()).open()

/** Columns that are no fields: derived, or for the database's own work. */
const internalShopColumns = {
  earth_point: 'cube',
  updated_at: 'timestamptz',
  deleted_at: 'timestamptz',
  reviewed_fields_changed_at: 'timestamptz',
}
const internalProductColumns = {
  category: 'text',
  edit_version: 'int4',
  search_vector: 'tsvector',
  updated_at: 'timestamptz',
  deleted_at: 'timestamptz',
  is_former: 'bool',
}
const internalOrderColumns = { capture_cents: 'int8', pickup_reminded_at: 'timestamptz' }

test('each column of a shop is read, or is listed as internal', async () => {
  expect(await readTableColumns(db, 'shops')).toEqual({ ...storedShopColumns, ...internalShopColumns })
})

test('each column of a product is read, or is listed as internal', async () => {
  expect(await readTableColumns(db, 'products')).toEqual({
    ...storedProductColumns,
    ...internalProductColumns,
  })
})

test('each column of an order is read, or is listed as internal', async () => {
  expect(await readTableColumns(db, 'orders')).toEqual({
    ...listColumns(orderDescriptor),
    ...internalOrderColumns,
  })
})
