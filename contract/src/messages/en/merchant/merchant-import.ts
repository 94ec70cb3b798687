import { formatNumber, plural } from '../formats.ts'

/** The import of products from a CSV file. */
export const merchantImport = {
  title: 'Import products',
  file: {
    intro:
      'Upload a CSV. Shopify, Square, WooCommerce, and Mainstreet exports work as is. You’ll review changes first.',
    dropArea: 'Drop a file here',
    choose: 'Choose a CSV file',
    orDrop: 'or drop it here',
    input: 'CSV file',
    tooLarge: (megabytes: number) => `Files can be up to ${megabytes} MB. Split yours into smaller files.`,
    empty: 'This file has no products. The first row must contain the column names.',
    tooManyRows: (max: number) =>
      `A file can have up to ${formatNumber(max)} products. Split yours into smaller files.`,
  },
  fields: {
    name: 'Name',
    price: 'Price',
    stock: 'Stock',
    description: 'Description',
    sku: 'SKU',
    images: 'Photos',
    image_alts: 'Photo descriptions',
    is_archived: 'Archived',
    id: 'ID',
    version: 'Version',
  },
  columns: {
    intro: 'Match your columns to product fields. Name and price are required.',
    example: (value: string) => `Example: ${value}`,
    notInFile: 'Not in this file',
    column: (number: number) => `Column ${number}`,
    anotherFile: 'Choose another file',
    check: 'Check file',
  },
  check: {
    checking: 'Checking rows',
    products: (count: number) => plural(count, { one: '# product', other: '# products' }),
    decimalComma: ({ typed, amount }: { typed: string; amount: string }) =>
      `Prices in this file have decimal commas: “${typed}” is read as ${amount}.`,
    variants: (count: number) => `Variants imported as products: ${count}`,
    salePrices: (count: number) => `Sale prices used: ${count}`,
    leftOutImages: (count: number) => `Photos left out: ${count}`,
    foreignIds: (count: number) => `IDs ignored because they aren’t from this shop: ${formatNumber(count)}`,
    created: 'New',
    updated: 'Updated',
    unchanged: 'Unchanged',
    replaceStock: 'Overwrite stock levels',
    stockReplaced: 'Stock levels in the file replace the current ones.',
    stockUnchanged: (count: number) =>
      plural(count, {
        one: 'The stock of # product won’t change, so recent sales aren’t lost.',
        other: 'The stock of # products won’t change, so recent sales aren’t lost.',
      }),
    editColumns: 'Edit columns',
    uploadCorrected: 'Upload corrected file',
    nothing: 'Nothing to import',
    import: (count: number) => `Import ${formatNumber(count)}`,
    done: ({ added, updated }: { added: number; updated: number }) =>
      `${formatNumber(added)} added, ${formatNumber(updated)} updated`,
  },
  progress: {
    label: 'Import progress',
    rows: ({ stored, total }: { stored: number; total: number }) =>
      `${formatNumber(stored)} of ${plural(total, { one: '# row', other: '# rows' })}`,
    report: ({ stored, left }: { stored: number; left: number }) =>
      `${plural(stored, { one: '# product saved.', other: '# products saved.' })} ${plural(left, {
        one: '# wasn’t imported.',
        other: '# weren’t imported.',
      })}`,
    cancel: 'Cancel',
    stopping: 'Stopping',
    resume: 'Continue',
    close: 'Close',
    leave: 'The import is still running. Stop it and leave?',
  },
  errors: {
    title: (rows: number) =>
      plural(rows, {
        one: '# row has an error. Fix it and upload again.',
        other: '# rows have errors. Fix them and upload again.',
      }),
    label: 'Rows with errors',
    columns: { row: 'Row', product: 'Product', field: 'Column', problem: 'Problem' },
    inField: (field: string) => `${field}:`,
    missing: 'This value is missing.',
    notNumber: ({ value, whatToEnter }: { value: string; whatToEnter: string }) =>
      `“${value}” can’t be read as a number. ${whatToEnter}.`,
    download: 'Download errors',
    showingFirst: (max: number) => `Showing the first ${max}.`,
    leftOut: ({ count, left }: { count: number; left: number }) =>
      `The download has the first ${formatNumber(count)} errors. ${formatNumber(left)} more are left out.`,
  },
  variant: (product: string, variant: string) => `${product}, ${variant}`,
  unnamedVariant: (number: number) => `variant ${number}`,
}
