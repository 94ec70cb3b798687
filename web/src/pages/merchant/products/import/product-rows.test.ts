// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { detectGrouping, detectMapping, isMappingComplete } from './column-mapping.ts'
import { parseCsv } from './parse-csv.ts'
import { toImportRows } from './product-rows.ts'
import { readNumberCells } from './read-number-cells.ts'

function imported(text: string) {
  const table = parseCsv(text)
  const head = table[0] ?? []
  return readNumberCells(toImportRows(table, detectMapping(head), detectGrouping(head))).rows
}

test('a list with common column names needs no mapping', () => {
  expect(imported('Title,SKU,Price,Qty,Color\nMug,M-1,$12.50,3,blue')).toEqual([
    { line: 2, row: { name: 'Mug', sku: 'M-1', price: 12.5, stock: 3 } },
  ])
})

test('our own export is read back unchanged', () => {
  const text =
    'id,sku,name,description,price,stock,image,images,image_alts,is_archived,version\np1,M-1,\'=Mug,Blue,12.50,3,/api/images/a,/api/images/a /api/images/b,"\nWorn",true,7'
  expect(imported(text)[0]?.row).toEqual({
    id: 'p1',
    sku: 'M-1',
    name: '=Mug',
    description: 'Blue',
    price: 12.5,
    stock: 3,
    images: ['/api/images/a', '/api/images/b'],
    image_alts: ['', 'Worn'],
    is_archived: true,
    version: 7,
  })
})

const shopify = [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Alt Text,Status',
  'mug,Mug,"<p>Blue &amp; round.</p><p>Holds <b>12 oz</b>.</p>",Title,Default Title,M-1,3,12.50,https://cdn.example/a.jpg,,active',
  'mug,,,,,,,,https://cdn.example/b.jpg,From the side,',
  'shirt,Shirt,Soft,Size,S,S-1,4,20.00,,,draft',
  'shirt,,,,M,S-2,5,21.00,,,',
].join('\n')

test("Shopify's lines of one handle become one product with all its images", () => {
  const [mug] = imported(shopify)
  expect(mug).toEqual({
    line: 2,
    row: {
      name: 'Mug',
      description: 'Blue & round.\nHolds 12 oz.',
      sku: 'M-1',
      stock: 3,
      price: 12.5,
      images: ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg'],
      image_alts: ['', 'From the side'],
      is_archived: false,
    },
  })
})

test("each of Shopify's variants is a separate product with its option in the name", () => {
  const [, small, medium] = imported(shopify)
  expect(small).toMatchObject({
    line: 4,
    row: { name: 'Shirt, S', sku: 'S-1', price: 20, is_archived: true },
  })
  expect(medium).toMatchObject({
    line: 5,
    row: { name: 'Shirt, M', sku: 'S-2', price: 21, description: 'Soft' },
  })
})

test('text in a number column goes to the check unchanged, and an empty price is reported', () => {
  const rows = imported('name,price,stock\nMug,cheap,\nCup,,2')
  expect(rows.map(({ row }) => row)).toEqual([
    { name: 'Mug', price: 'cheap' },
    { name: 'Cup', price: '', stock: 2 },
  ])
})

test('prices with decimal commas in a file with semicolons are not a thousandth', () => {
  const rows = imported('Name;Price;Stock\nEuro table;1.000,00;5\nEuro desk;12.500,00;2\n')
  expect(rows.map(({ row }) => row)).toEqual([
    { name: 'Euro table', price: 1000, stock: 5 },
    { name: 'Euro desk', price: 12_500, stock: 2 },
  ])
})

test('an import needs columns for name and price', () => {
  expect(isMappingComplete(detectMapping(['name', 'color']))).toBe(false)
  expect(isMappingComplete(detectMapping(['Product', 'Price']))).toBe(true)
})
