import { expect, test } from 'vitest'
import { createPageRoutes } from './create-app-router.tsx'
import { createQueryClient } from './create-query-client.ts'

test('the server renders exactly the indexed pages', () => {
  const pages = createPageRoutes({ client: createQueryClient() })
  for (const { route, renderedModule } of pages)
    expect(renderedModule !== undefined, route.path).toBe(route.robots === 'index')
})
