import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { expect, test } from 'vitest'
import {
  fieldLabel,
  findProfileConflicts,
  getProfileChanges,
  profileFieldNames,
  rebaseProfileForm,
  toProfileForm,
} from './profile-form.ts'

const shop = {
  ...Object.fromEntries(profileFieldNames.map((name) => [name, ''])),
  name: 'Sun Bakery',
  category: 'Food',
  location: '5 Main Street',
  coordinates: { lat: 37.48, lng: -119.97 },
  phone: '',
  business_email: '',
  website: null,
  social_links: { yelp: 'https://yelp.example/sun' },
  about_shop: 'Bread',
  color: '#aa5500',
  shop_photo: null,
} as unknown as Shop

const { coordinates } = shop
const form = { ...toProfileForm(shop), coordinates: { ...coordinates } }

test('an untouched form changes nothing', () => {
  expect(getProfileChanges(shop, form, null)).toEqual({})
})

test('an address is sent with its coordinates', () => {
  const there = { lat: 37.33, lng: -119.65 }
  const moved = { ...form, location: '1 Road 426, Oakhurst', coordinates: there }
  expect(getProfileChanges(shop, moved, null)).toEqual({
    location: '1 Road 426, Oakhurst',
    coordinates: there,
  })
})

test('a web address can be typed without https', () => {
  const typed = { ...form, website: 'sun.example' }
  expect(getProfileChanges(shop, typed, '/api/images/up-1')).toEqual({
    website: 'https://sun.example',
    shop_photo: '/api/images/up-1',
  })
})

test('social links are stored by network, and an empty one is removed', () => {
  const typed = { yelp: ' ', instagram: 'instagram.example/sun' }
  expect(getProfileChanges(shop, { ...form, social_links: typed }, null)).toEqual({
    social_links: { instagram: 'https://instagram.example/sun' },
  })
  const sameLinks = { tiktok: '', yelp: 'https://yelp.example/sun' }
  expect(getProfileChanges(shop, { ...form, social_links: sameLinks }, null)).toEqual({})
})

test('two edits conflict only where both set the same field differently', () => {
  const changes = { phone: '1', about_shop: 'Cake', coordinates: { lat: 1, lng: 1 } }
  expect(findProfileConflicts(shop, changes, { ...shop, phone: '2', name: 'Sun' })).toEqual(['phone'])
})

test('on the current shop only own changes stay that conflict with nothing', () => {
  const mine = { ...toProfileForm(shop), phone: '1', about_shop: 'Cake' }
  const changes = getProfileChanges(shop, { ...mine, coordinates }, null)
  const current = { ...shop, phone: '2', name: 'Sun' }
  const rebased = rebaseProfileForm(mine, changes, findProfileConflicts(shop, changes, current), current)
  expect(rebased).toEqual({ ...toProfileForm(current), about_shop: 'Cake' })
})

test('a field has the label of the page', () => {
  expect([fieldLabel('location'), fieldLabel('requires_confirmation')]).toEqual([
    'Address',
    'Reservation review',
  ])
})
