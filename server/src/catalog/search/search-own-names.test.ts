import { calls } from '@mainstreet/contract/calls.ts'
import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const shop = await testApp.createShop({ name: 'Corner store' })

afterEach(async () => {
  await testApp.db.one(sql`delete from products`)
})

async function insertProducts(names: string[]) {
  await testApp.db.one(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), ${shop.id}, name, 100, 1 from unnest(${names}::text[]) as name`)
  testApp.deps.bus.publish('catalog')
}

async function findIn(name: string) {
  const inShop = { params: { id: shop.id }, query: { search: name, limit: '100' } }
  const [all, own, suggested] = await Promise.all([
    testApp.anonymous.send(calls.listProducts, { query: { search: name, limit: '100' } }),
    shop.merchant.send(calls.listShopProducts, inShop),
    testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: name } }),
  ])
  return [all, own, suggested].map(({ body }) => body.data.map((found) => found.name))
}

const examples = [
  'Łódź mug',
  'Øl glass',
  'Straße sign',
  'Œuf cup',
  'H₂O jug',
  '강아지 간식',
  'プリン',
  'カップケーキcake 2個',
  'கடலை மிட்டாய்',
  'मिठाई का डिब्बा',
  'ขนมหม้อแกง',
  'חַלָּה',
  'شَاي أخضر',
  'ЧАЙ Ёлка',
  'ΟΔΟΣ',
  'İstanbul ışık',
  'O’Brien’s',
  "O'Brien's",
  'Brand™ №5',
  '🍵🫖',
  '❤️',
  '!!!',
  '100%',
  '%_%',
  '12.5" pot',
  '"the" hat -red',
  '-red hat',
  '-the',
  '--',
  '\\d & | ! :* <->',
  '1e5 0x1F +3 -4',
  'the of the of a',
  'name@street.example/path?x=1&y',
  'x'.repeat(200),
  '茶'.repeat(200),
  'க'.repeat(200),
  '𝒜da',
]

test('a product is found by its own name in every script', async () => {
  await insertProducts(examples)
  for (const name of examples) for (const found of await findIn(name)) expect(found, name).toContain(name)
})

test('a product is found by its own name, whatever the name is', async () => {
  const character = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.integer({ min: 0x20, max: 0x3ffff }).map(toCharacter),
    )
    .filter((text) => /^[^\p{C}\p{Z}]+$/u.test(text))
  const name = fc
    .array(fc.oneof(character, fc.constant(' '), fc.constantFrom(...'"-%_\\&|!:*()\'')), {
      minLength: 2,
      maxLength: 40,
    })
    .map((parts) => parts.join('').trim())
    .filter(
      (text) =>
        text.length >= 2 &&
        text.length <= fieldLimits.maxSearchChars &&
        /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text),
    )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 20, maxLength: 20 }), async (names) => {
      await testApp.db.one(sql`delete from products`)
      await insertProducts(names)
      for (const one of names)
        for (const found of await findIn(one)) expect(found, JSON.stringify(one)).toContain(one)
    }),
    { numRuns: process.env.HARD ? 50 : 5 },
  )
})

const toCharacter = (code: number) => (code >= 0xd800 && code <= 0xdfff ? 'a' : String.fromCodePoint(code))

test('case, accents and width do not matter, and vowel signs do', async () => {
  await insertProducts(['Łódź Mug', 'ЧАЙ', 'ﾌﾟﾘﾝ', 'कला'])
  for (const [typed, name] of [
    ['lodz', 'Łódź Mug'],
    ['ŁÓDŹ', 'Łódź Mug'],
    ['чай', 'ЧАЙ'],
    ['プリン', 'ﾌﾟﾘﾝ'],
  ] as const)
    expect((await findIn(typed))[0]).toEqual([name])
  expect((await findIn('कील'))[0]).toEqual([])
})

test('any part of a Chinese or Japanese name finds it, and its letters in another order do not', async () => {
  await insertProducts(['宇治抹茶プリン', '本日限定'])
  for (const part of ['抹茶', '茶', '治抹', 'プリン', '茶プリ', '宇治抹茶プリン'])
    expect((await findIn(part))[0], part).toEqual(['宇治抹茶プリン'])
  expect((await findIn('日本'))[0]).toEqual([])
})
