import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import { fieldLabel, profileChanges, profileClashes, profileOf } from './profile-form.ts'

const shop = {
  name: 'Sun Bakery',
  category: 'Food',
  location: '5 Main Street',
  phone: '',
  business_email: '',
  website: null,
  about_shop: 'Bread',
  colour: '#aa5500',
  shop_photo: null,
} as Shop

test('a page that nobody touched changes nothing', () => {
  expect(profileChanges(shop, profileOf(shop), null)).toEqual({})
})

test('a web address may be typed without its https', () => {
  const form = { ...profileOf(shop), website: 'sun.example' }
  expect(profileChanges(shop, form, '/api/images/up-1')).toEqual({
    website: 'https://sun.example',
    shop_photo: '/api/images/up-1',
  })
})

test('two people clash only where both changed the same thing differently', () => {
  const changes = { phone: '1', about_shop: 'Cake' }
  expect(profileClashes(shop, changes, { ...shop, phone: '2', name: 'Sun' })).toEqual(['phone'])
})

test('a field is called as the page calls it', () => {
  expect([fieldLabel('location'), fieldLabel('confirm_by_hand')]).toEqual(['address', 'confirm by hand'])
})
