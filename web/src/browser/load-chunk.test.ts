import { expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

const noWait = () => Promise.resolve()

test('a page that comes at the third try is shown without a question', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error())
    .mockResolvedValue('page')
  const giveUp = vi.fn()
  expect(await loadChunk(load, giveUp, noWait)).toBe('page')
  expect(giveUp).not.toHaveBeenCalled()
})

test('after three more tries the person is asked, and the failure goes on', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'))
  const giveUp = vi.fn()
  await expect(loadChunk(load, giveUp, noWait)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(4)
  expect(giveUp).toHaveBeenCalledOnce()
})
