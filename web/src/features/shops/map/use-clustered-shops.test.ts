import { expect, test } from 'vitest'
import type { MapShop } from '../map-shops.ts'
import { clusterShops } from './use-clustered-shops.ts'

const shopAt = (id: string, lat: number) => ({ id, coordinates: { lat, lng: 0 } }) as MapShop
const shops = [shopAt('a', 0), shopAt('b', 0.0001), shopAt('c', 0.05)]
const names = ({ pins }: { pins: MapShop[] }) => pins.map(({ id }) => id)

test('shops too close to each other are one cluster until the map is near enough', () => {
  const far = clusterShops(shops, 12, undefined)
  expect(names(far)).toEqual(['c'])
  expect(far.clusters).toEqual([{ count: 2, coordinates: { lat: expect.closeTo(0.00005, 5), lng: 0 } }])
  expect(clusterShops(shops, 18, undefined)).toEqual({ pins: shops, clusters: [] })
  expect(clusterShops(shops, 5, undefined).clusters).toMatchObject([{ count: 3 }])
})

test('the chosen shop has a pin of its own, and pins stay in the order of the list', () => {
  const found = clusterShops(shops, 12, 'b')
  expect(names(found)).toEqual(['a', 'b', 'c'])
  expect(found.clusters).toEqual([])
})
