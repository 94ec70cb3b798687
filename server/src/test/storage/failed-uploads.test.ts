import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { interceptQueries } from '../faults/query-faults.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const shop = await testApp.createShop()
await testApp.db.one(sql`insert into storage_buckets (id) values ('files')`)

async function upload(metadata?: string) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/storage/v1/object/files/${shop.id}/notes.txt`,
    headers: {
      authorization: `Bearer ${shop.merchant.token}`,
      'content-type': 'text/plain',
      'x-upsert': 'true',
      ...(metadata && { 'x-metadata': Buffer.from(metadata).toString('base64') }),
    },
    payload: 'Open late on Friday',
  })
  return {
    status: response.statusCode,
    body: response.json<Record<string, string>>(),
    headers: response.headers,
  }
}

test.each(['53100', 'ENOSPC', 'EDQUOT'])(
  'with a full disk (%s) an upload is unavailable for now',
  async (code) => {
    const restore = interceptQueries(testApp.db, (query) => {
      if (query.sql.includes('insert into storage_objects'))
        throw Object.assign(new Error('No space left on device'), { code })
      return query
    })
    const failed = await upload().finally(restore)
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0)
    expect((await upload()).status).toBe(200)
  },
)

test('metadata that is nested too deeply is rejected', async () => {
  const deep = `{"a":${'['.repeat(4900)}${']'.repeat(4900)}}`
  expect((await upload(deep)).status).toBe(400)
})

test('metadata may hold an escaped backslash before u0000, and no NUL', async () => {
  expect((await upload(String.raw`{"note":"\\u0000"}`)).status).toBe(200)
  const rejected = await upload(String.raw`{"note":"\u0000"}`)
  expect(rejected.status).toBe(400)
  expect(rejected.body.message).toContain('cannot be stored')
})
