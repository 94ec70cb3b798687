import { expect, test } from 'vitest'
import { getSocialNetworkName } from './social-network-name.ts'

test.each([
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['pinterest', 'Pinterest'],
  ['tiktok', 'TikTok'],
  ['x', 'X'],
  ['yelp', 'Yelp'],
  ['youtube', 'YouTube'],
  ['town_paper_online', 'Town paper online'],
  ['constructor', 'Constructor'],
])('the network %s is called %s', (key, name) => expect(getSocialNetworkName(key)).toBe(name))
