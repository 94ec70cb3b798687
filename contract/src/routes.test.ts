import { expect, test } from 'vitest'
import { href } from './href.ts'
import { findRoute, type Route, routes } from './routes.ts'

const entries = Object.entries<Route>(routes)

test('each route is found by its own address, with search and hash', () => {
  for (const [name, route] of entries) {
    const address = href(route, { id: 'a1', event: 'a1', token: 'a1' } as never)
    for (const suffix of ['', '?x=/login', '#part', '?x=1#part'])
      expect(findRoute(address + suffix), name).toBe(route)
    if (route.path !== '/') expect(findRoute(`${address}/`), name).toBe(route)
  }
})

test.each([
  '//',
  '/nothing',
  '/product',
  '/product/',
  '/product/1/2',
  '/admin/x',
  '/Login',
  '/loginx',
  'login',
])('there is no page at %s', (address) => expect(findRoute(address)).toBeUndefined())

test('no two routes have the same path', () => {
  expect(new Set(entries.map(([, { path }]) => path)).size).toBe(entries.length)
})

test('only pages for everybody are indexed by search engines', () => {
  const indexed = entries.filter(([, { robots }]) => robots === 'index')
  expect(indexed.map(([name]) => name)).toEqual(['home', 'product', 'shop'])
  for (const [name, { access, robots }] of entries)
    if (access !== 'public' && access !== 'shopping') expect(robots, name).toBe('disallow')
})
