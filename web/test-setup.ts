import { vi } from 'vitest'

// as if the app had started in English; also after `vi.resetModules`
vi.mock('@mainstreet/contract/messages/messages.ts', async () => {
  const { en } = await import('@mainstreet/contract/messages/en.ts')
  return { m: en }
})
