import { vi } from 'vitest'

// as if the app had started in English; also after `vi.resetModules`
vi.mock('@mainstreet/contract/messages/messages.ts', async (importOriginal) => {
  const messages = await importOriginal<typeof import('@mainstreet/contract/messages/messages.ts')>()
  const { language } = await import('@mainstreet/contract/messages/en/language.ts')
  messages.setLanguage(language)
  return messages
})
