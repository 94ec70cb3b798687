import { calls } from '@mainstreet/contract/calls.ts'
import { setDashboardMessages } from '@mainstreet/contract/messages/dashboard.ts'
import { dashboardLanguage } from '@mainstreet/contract/messages/en/dashboard.ts'
import { language } from '@mainstreet/contract/messages/en/language.ts'
import { setLanguage } from '@mainstreet/contract/messages/messages.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { TestShop } from '@mainstreet/server/test/setup/factories.ts'
import { createTestApp } from '@mainstreet/server/test/setup/test-app.ts'
import { detectFormat } from '@mainstreet/web/pages/merchant/products/import/column-mapping.ts'
import { toImportRows } from '@mainstreet/web/pages/merchant/products/import/product-rows.ts'
import { readCsv } from '@mainstreet/web/pages/merchant/products/import/read-csv.ts'
import { readNumberCells } from '@mainstreet/web/pages/merchant/products/import/read-number-cells.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// the reader is code of the browser, and this is checked without the browser's types; our own files have no HTML
declare global {
  class DOMParser {
    parseFromString(text: string, type: 'text/html'): HtmlDocument
  }
}
type HtmlDocument = {
  querySelectorAll(selector: string): { remove(): void }[]
  body: { textContent: string | null }
}

setLanguage(language)
setDashboardMessages(dashboardLanguage.messages)
const testApp = await createTestApp()

async function download({ id, merchant }: TestShop): Promise<string> {
  const { body } = await testApp.app.inject({
    url: `/api/shops/${id}/products/export`,
    query: { includeArchived: 'true' },
    headers: { authorization: `Bearer ${merchant.token}` },
  })
  return body
}

/** As the import dialog does. */
function readRows(file: string) {
  const table = readCsv(file)
  const detected = detectFormat(table.head)
  const { rows } = readNumberCells(toImportRows(table, detected.mapping, detected).rows)
  return rows.map(({ row }) => row)
}

const importRows = ({ id, merchant }: TestShop, products: Record<string, unknown>[]) =>
  merchant.send(calls.importProducts, { body: { shopId: id, products: products as never } })

/** All that a merchant sees of a product, without what the database adds. */
const listStored = ({ id }: TestShop) =>
  testApp.db.many<{ name: string }>(sql`
    select sku, name, description, price_cents, stock, images, image_alt_texts, is_archived from products
    where shop_id = ${id} and deleted_at is null order by sku`)

const special = fc.constantFrom(
  "'",
  '@',
  '=',
  '-5',
  '＝',
  ';',
  '|',
  '"',
  ',',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\\n',
  '<small>',
  'שלום',
  '🍵',
  ' ',
  'a',
)
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(special, { maxLength: 8 }).map((parts) => parts.join('')),
)
const image = fc.constantFrom(
  '/a.png',
  'https://example.com/a;b|c,d.png?x=1',
  'https://example.com/Käse & Brot.png',
)
const product = fc.record({
  name: text.map((one) => `N${one}`),
  description: text,
  price: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
  stock: fc.nat(1000),
  images: fc.uniqueArray(image, { maxLength: 3 }),
  alts: fc.array(text, { maxLength: 3 }),
})
const products = fc.uniqueArray(
  fc.tuple(text, product).map(([sku, one]) => ({ ...one, sku: `S${sku}`.trim() })),
  { minLength: 1, maxLength: 5, selector: ({ sku }) => sku },
)

test('an export imported into an empty shop is equal, and into its own shop changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(products, async (given) => {
      const [shop, empty] = [await testApp.createShop(), await testApp.createShop()]
      for (const { alts, ...fields } of given) {
        const image_alts = alts.slice(0, fields.images.length)
        const body = { ...fields, shop_id: shop.id, image_alts }
        expect((await shop.merchant.send(calls.createProduct, { body })).status).toBe(201)
      }
      const rows = readRows(await download(shop))
      const count = given.length
      const again = await importRows(shop, rows)
      expect(again.body.summary).toMatchObject({ unchanged: count, stock_unchanged: 0, unknown_ids: 0 })
      expect((await importRows(empty, rows)).body.summary).toMatchObject({
        created: count,
        unknown_ids: count,
      })
      expect(await listStored(empty)).toEqual(await listStored(shop))
    }),
    { numRuns: 25 },
  )
})
