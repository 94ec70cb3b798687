import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { expect, test } from 'vitest'
import { pointAtDistance } from './geo-math.ts'
import { selectSignposts } from './signposts.ts'

const mariposa = { address: 'Mariposa, CA', coordinates: { lat: 37.4845, lng: -119.9661 } }
const town = (name: string, miles: number, bearing: number, size = 1) => {
  const [lng, lat] = pointAtDistance(mariposa.coordinates, miles, bearing)
  return { name, coordinates: { lat, lng }, size }
}
const names = (towns: ReturnType<typeof town>[]) => selectSignposts(mariposa, towns).map(({ name }) => name)

test('a signpost shows distance and direction of a town', () => {
  const [post] = selectSignposts(mariposa, [town('Midpines', 6.3, 3)])
  expect(post?.miles).toBeCloseTo(6.3, 3)
  expect(post?.bearing).toBeCloseTo(3, 1)
})

test('no signpost points from a town to itself, wherever the gazetteer puts its center', () => {
  expect(names([town('Mariposa', 7, 70)])).toEqual([])
  expect(names([town('Mariposa', 35, 70)])).toEqual(['Mariposa'])
})

test('of towns in one direction the nearest has a signpost, unless another is much larger', () => {
  expect(names([town('Far', 12, 10), town('Near', 5, 0)])).toEqual(['Near'])
  expect(names([town('City', 12, 10, 30), town('Hamlet', 5, 0)])).toEqual(['City'])
  expect(names([town('North', 5, 350), town('Also north', 6, 10)])).toEqual(['North'])
})

test('there are at most six signposts, and none beyond 40 miles', () => {
  const all = Array.from({ length: 10 }, (_, at) => town(`Town ${at}`, 5 + at, at * 36))
  expect(names(all)).toHaveLength(6)
  expect(names([town('Away', 41, 0)])).toEqual([])
  expect(distanceMiles(mariposa.coordinates, town('Away', 41, 0).coordinates)).toBeCloseTo(41, 2)
})
