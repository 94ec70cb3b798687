import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from './create-app-router.tsx'
import { createQueryClient } from './create-query-client.ts'

const table = Object.values<Route>(routes)
const router = createAppRouter({ client: createQueryClient() }, createMemoryHistory())
const toRouterPath = ({ path }: Route) => path.replace(':', '$')

test('the router has exactly the routes of the table', () => {
  expect(Object.keys(router.routesByPath).sort()).toEqual(table.map(toRouterPath).sort())
})

test('the server renders exactly the indexed pages', () => {
  for (const route of table) {
    const { staticData } = Object(router.routesByPath)[toRouterPath(route)].options
    expect(staticData?.rendered !== undefined, route.path).toBe(route.robots === 'index')
  }
})
