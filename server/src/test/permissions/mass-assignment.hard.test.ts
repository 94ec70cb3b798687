import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../setup/test-app.ts'
import { assignFields, listForbiddenFields } from './mass-assignment.ts'
import type { PermissionActor } from './permission-fixture.ts'

/** Calls whose use case takes over what the schema of the body has let through. */
const filteredBySchema: [CallName, PermissionActor][] = [
  ['updateShop', 'merchant'],
  ['updateProduct', 'merchant'],
  ['reportError', 'customer'],
]
for (const [name] of filteredBySchema) {
  const call = calls[name] as { body: z.ZodType }
  if (call.body instanceof z.ZodObject) call.body = call.body.loose()
}
const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })

test.each(filteredBySchema)('a schema that lets other fields through is found at %s', async (name, actor) => {
  const fields = await listForbiddenFields(testApp.db)
  expect(await assignFields(testApp, name, actor, 'shown', fields)).not.toEqual([])
})
