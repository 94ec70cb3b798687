import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { useUpPool } from './database-faults.ts'

const testApp = await createTestApp()

test('without a database requests get a 503 with Retry-After, cached lists are served, and it is used again', async () => {
  expect(await useUpPool(testApp, 'a database that closes its connections')).toEqual([])
})
