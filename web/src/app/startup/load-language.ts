import { setDashboardMessages } from '@mainstreet/contract/messages/dashboard.ts'
import type { DashboardLanguage, Language } from '@mainstreet/contract/messages/language.ts'
import { setLanguage } from '@mainstreet/contract/messages/messages.ts'
import { loadChunk } from '../../browser/load-chunk.ts'

/** A file of the build for each; the page names its own and preloads it. */
const languages = import.meta.glob<{ language: Language }>('../../../../contract/src/messages/*/language.ts')
const dashboardLanguages = import.meta.glob<{ dashboardLanguage: DashboardLanguage }>(
  '../../../../contract/src/messages/*/dashboard.ts',
)

export async function loadLanguage(): Promise<void> {
  const { language } = await loadFor(languages, 'language')
  setLanguage(language)
}

/** The server renders no dashboard. */
export async function loadDashboardMessages(): Promise<void> {
  if (import.meta.env.SSR) return
  const { dashboardLanguage } = await loadFor(dashboardLanguages, 'dashboard')
  setDashboardMessages(dashboardLanguage.messages)
}

/** In the language of the page. */
async function loadFor<Module>(
  modules: Record<string, () => Promise<Module>>,
  name: string,
): Promise<Module> {
  const load = modules[`../../../../contract/src/messages/${document.documentElement.lang}/${name}.ts`]
  if (!load) throw new Error('The language of the page is not in this build')
  return loadChunk(load, () => undefined)
}
