import { expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

const noWait = () => Promise.resolve()

test('a chunk that loads at the third attempt shows no message', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error())
    .mockResolvedValue('page')
  const giveUp = vi.fn()
  expect(await loadChunk(load, giveUp, noWait)).toBe('page')
  expect(giveUp).not.toHaveBeenCalled()
})

test('after three more attempts a message suggests a reload, and the error is thrown', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'))
  const giveUp = vi.fn()
  await expect(loadChunk(load, giveUp, noWait)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(4)
  expect(giveUp).toHaveBeenCalledOnce()
})
