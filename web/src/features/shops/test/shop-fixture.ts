import { getReplacements } from '@mainstreet/contract/entity-fields.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'

const allDay = [{ opens: '00:00', closes: '00:00' }]

/** An approved shop that is always open. */
export function createTestShop(overrides: Partial<Shop> = {}): Shop {
  return {
    // a new field is empty
    ...getReplacements(shopDescriptor),
    id: '0190a000-0000-7000-8000-0000000000bb',
    name: 'Pine & Crumb',
    category: 'Food',
    location: '5 Main Street, Mariposa',
    coordinates: { lat: 37.48, lng: -119.97 },
    phone: '(209) 555-0100',
    phone_link: 'tel:+12095550100',
    hours: {
      time_zone: 'America/Los_Angeles',
      week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
      exceptions: [],
    },
    owner_id: null,
    business_email: 'hello@pine.example',
    website: 'https://pine.example',
    social_links: { instagram: 'https://instagram.example/pine' },
    shop_photo: null,
    about_shop: 'Bread from a wood oven.',
    color: '#1d5a45',
    status: 'approved',
    submitted_at: '2026-01-01T00:00:00.000Z',
    approved_at: '2026-01-02T00:00:00.000Z',
    rejected_at: null,
    rejection_reason: null,
    paused_until: null,
    preparation_minutes: 15,
    requires_confirmation: false,
    accepts_in_store_payment: true,
    offers_delivery: false,
    delivery_fee: 0,
    product_count: 1,
    version: 3,
    created_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}
