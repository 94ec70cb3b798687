import '@testing-library/jest-dom/vitest'
import { vi } from 'vitest'

// as if the app had started in English; also after `vi.resetModules`
vi.mock('@mainstreet/contract/messages/messages.ts', async (importOriginal) => {
  const messages = await importOriginal<typeof import('@mainstreet/contract/messages/messages.ts')>()
  const { language } = await import('@mainstreet/contract/messages/en/language.ts')
  messages.setLanguage(language)
  return messages
})

// as if a dashboard had been opened
vi.mock('@mainstreet/contract/messages/dashboard.ts', async (importOriginal) => {
  const dashboard = await importOriginal<typeof import('@mainstreet/contract/messages/dashboard.ts')>()
  const { dashboardLanguage } = await import('@mainstreet/contract/messages/en/dashboard.ts')
  dashboard.setDashboardMessages(dashboardLanguage.messages)
  return dashboard
})
