import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createDiskBlobStore } from './disk-blob-store.ts'

const steps: string[] = []

vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>()
  return {
    ...actual,
    async open(path: string, flags: string) {
      const handle = await actual.open(path, flags)
      const [sync, datasync] = [handle.sync.bind(handle), handle.datasync.bind(handle)]
      handle.sync = () => {
        steps.push(`sync ${path}`)
        return sync()
      }
      handle.datasync = () => {
        steps.push('datasync of the draft')
        return datasync()
      }
      return handle
    },
    async rename(from: string, to: string) {
      await actual.rename(from, to)
      steps.push(`rename to ${to}`)
    },
  }
})

const root = await mkdtemp(join(tmpdir(), 'mainstreet-durable-'))
afterAll(() => rm(root, { recursive: true }))

test('a write is confirmed after the bytes and then the name are on the disk', async () => {
  await createDiskBlobStore(root).write('folder/photo', Buffer.from('bytes'))
  const folder = join(root, 'folder')
  expect(steps).toEqual(['datasync of the draft', `rename to ${join(folder, 'photo')}`, `sync ${folder}`])
})
