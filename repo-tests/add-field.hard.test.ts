import { expect, test, vi } from 'vitest'
import { createScratchCopy, type Insertion } from './scratch-copy.ts'

// the whole repository is compiled and tested inside of one test
vi.setConfig({ testTimeout: 900_000 })

const { compile, generate, insert, listFailures, listFilesWithErrors, write } = await createScratchCopy()

const descriptorFile = 'contract/src/shops/shop-fields.ts'
const descriptor = {
  before: '  color: {',
  lines: `  parking: {
    type: 'text',
    rule: { maxChars: 200 },
    ...profile,
    erased: '',
    input: {},
    lines: ['facts', 'contacts', 'preview'],
  },`,
}
/** The other files that change, but for the API document, which is generated. */
const code: Record<string, Insertion> = {
  'contract/src/messages/en/merchant/merchant-shop.ts': {
    before: "  color: 'Awning color',",
    lines: "  parking: 'Parking',",
  },
  'web/src/features/moderation/review/shop-preview.tsx': {
    before: '    phone: { icon: Phone,',
    lines: '    parking: { icon: MapPin, text: shop.parking },',
  },
  'web/src/pages/shop/shop-page.tsx': {
    before: '    phone: phone && ',
    lines:
      '    parking: shop.parking && <ContactLink href={null} icon={<MapPin {...iconProps} />} label={shop.parking} />,',
  },
}
const migration = "alter table shops add column parking text not null default '';\n"

test('a field that says nothing about its erasure does not compile', async () => {
  const silent = { ...descriptor, lines: descriptor.lines.replace("    erased: '',\n", '') }
  const restore = await insert(descriptorFile, silent)
  const named = await listFilesWithErrors('contract')
  await restore()
  expect(named).toContain(descriptorFile)
})

test('after the descriptor of a new field the compiler or a test names each of the five other files', async () => {
  await insert(descriptorFile, descriptor)
  // it also names files that show the labels of all fields: nothing changes there
  expect(await listFilesWithErrors()).toEqual(expect.arrayContaining(Object.keys(code)))
  for (const [file, insertion] of Object.entries(code)) await insert(file, insertion)
  expect(await compile()).toBe('')

  const named = ['server/src/catalog/stored-columns.test.ts', 'repo-tests/generated-files.test.ts']
  expect(await listFailures(named)).toEqual([
    'docs/openapi.json matches its sources',
    'each column of a shop is read, or is listed as internal',
  ])
  await write('server/migrations/9999_shop_parking.sql', migration)
  await generate()
  // it is saved, reviewed, read back and erased without further code
  const behavior = ['server/src/shops/shops.test.ts', 'server/src/accounts/users/erasure-is-complete.test.ts']
  expect(await listFailures([...named, ...behavior])).toEqual([])
})
