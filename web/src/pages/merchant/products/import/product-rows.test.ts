// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { detectFormat, isMappingComplete } from './column-mapping.ts'
import { toImportRows } from './product-rows.ts'
import { readCsv } from './read-csv.ts'
import { readNumberCells } from './read-number-cells.ts'

function read(text: string) {
  const table = readCsv(text)
  const detected = detectFormat(table.head)
  return toImportRows(table, detected.mapping, detected)
}
const imported = (text: string) => readNumberCells(read(text).rows).rows

test('a list with common column names needs no mapping', () => {
  expect(imported('Title,SKU,Price,Qty,Color\nMug,M-1,$12.50,3,blue')).toEqual([
    { line: 2, row: { name: 'Mug', sku: 'M-1', price: 12.5, stock: 3 } },
  ])
})

test('our own export is read back unchanged', () => {
  const text =
    'id,sku,name,description,price,stock,image,images,image_alts,is_archived,version\n01900000-0000-7000-8000-000000000001,M-1,\'=Mug,Blue,12.50,3,/api/images/a,/api/images/a /api/images/b,"\nWorn",true,7'
  expect(imported(text)[0]?.row).toEqual({
    id: '01900000-0000-7000-8000-000000000001',
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
  expect(isMappingComplete(detectFormat(['name', 'color']).mapping)).toBe(false)
  expect(isMappingComplete(detectFormat(['Product', 'Price']).mapping)).toBe(true)
})

test("Shopify's current column names are read, and a variant has the images of its product", () => {
  const { rows, notes } = read(
    [
      'Title,URL handle,Description,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Product image URL,Image alt text',
      'Camp Mug,camp-mug,<p>Enamel</p>,Active,MUG-R,Color,Red,12.00,7,https://example.com/red.jpg,Red mug',
      ',camp-mug,,,MUG-B,Color,Blue,12.50,4,https://example.com/blue.jpg,Blue mug',
    ].join('\n'),
  )
  const images = ['https://example.com/red.jpg', 'https://example.com/blue.jpg']
  const shared = { description: 'Enamel', is_archived: false, images, image_alts: ['Red mug', 'Blue mug'] }
  expect(rows).toEqual([
    { line: 2, row: { ...shared, name: 'Camp Mug, Red', sku: 'MUG-R', price: '12.00', stock: '7' } },
    { line: 3, row: { ...shared, name: 'Camp Mug, Blue', sku: 'MUG-B', price: '12.50', stock: '4' } },
  ])
  expect(notes.variants).toBe(2)
})

test("Square's item library is read", () => {
  const { rows } = read(
    [
      'Token,Item Name,Variation Name,SKU,Description,Category,Price,Current Quantity Main Street,New Quantity Main Street',
      'A1,Latte,Small,L-S,Espresso drink,Drinks,3.50,12,',
      'A2,Latte,Large,L-L,Espresso drink,Drinks,4.50,10,',
      'A3,Muffin,Regular,,,Food,2.00,,',
    ].join('\n'),
  )
  expect(rows.map(({ row }) => row)).toEqual([
    { name: 'Latte, Small', sku: 'L-S', description: 'Espresso drink', price: '3.50', stock: '12' },
    { name: 'Latte, Large', sku: 'L-L', description: 'Espresso drink', price: '4.50', stock: '10' },
    { name: 'Muffin', price: '2.00' },
  ])
})

test("WooCommerce's variations belong to their product, whatever names it, and its ids are not ours", () => {
  const { rows, notes } = read(
    [
      'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Categories,Images,Parent,Attribute 1 value(s)',
      '10,variation,T-R,Tee - Red,1,,3,15,,https://example.com/r.jpg,T,Red',
      '9,variable,T,Tee,1,<p>Soft</p>,,,"Shirts > Men, Sale","https://example.com/a.jpg, https://example.com/b.jpg",,"Red, Blue"',
      '11,variation,T-B,Tee,1,,2,16,,,id:9,Blue',
      '12,simple,M,Mug,-1,Blue,1,4,,,,',
    ].join('\n'),
  )
  expect(rows.map(({ line, row }) => [line, row.name, row.price, row.description, row.is_archived])).toEqual([
    [2, 'Tee - Red', '15', 'Soft', false],
    [4, 'Tee, Blue', '16', 'Soft', false],
    [5, 'Mug', '4', 'Blue', true],
  ])
  expect(rows[0]?.row.images).toEqual([
    'https://example.com/a.jpg',
    'https://example.com/b.jpg',
    'https://example.com/r.jpg',
  ])
  expect(rows.some(({ row }) => 'id' in row)).toBe(false)
  expect(notes).toEqual({ variants: 2, salePrices: 0, leftOutImages: 0, foreignIds: 0 })
})

test('ids of another system and images beyond the limit are left out and counted', () => {
  const urls = Array.from({ length: 10 }, (_, at) => `https://example.com/${at}.jpg`)
  const { rows, notes } = read(`id,version,name,price,images\nSKU-77,4,Mug,4,${urls.join(' ')}\n,,Cup,5,`)
  expect(rows[0]?.row).toEqual({ name: 'Mug', price: '4', images: urls.slice(0, 8) })
  expect(notes).toEqual({ variants: 0, salePrices: 0, leftOutImages: 2, foreignIds: 1 })
})
