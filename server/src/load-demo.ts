import type { Config } from './config.ts'
import type { Demo } from './demo.ts'

/** Undefined when demo mode is off: nothing below demo/ is loaded then. */
export async function loadDemo(config: Pick<Config, 'demo'>): Promise<Demo | undefined> {
  return config.demo ? (await import('@mainstreet/demo/demo.ts')).demo : undefined
}
