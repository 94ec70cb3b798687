import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { replaceFolder } from './vite/replace-folder.ts'

// also when a test starts it: the tests' environment would give a build for development
process.env.NODE_ENV = 'production'
const configFile = join(import.meta.dirname, 'vite.config.ts')

/** Lines that the first start shows, too. */
function printSteps(target: string): Plugin {
  const print = (step: string) => void process.stdout.write(`  for ${target}: ${step} ...\n`)
  return {
    name: 'mainstreet-print-steps',
    buildStart: () => print('reading modules'),
    renderStart: () => print('bundling'),
    writeBundle: { order: 'pre', handler: () => print('writing and compressing files') },
  }
}

await replaceFolder(join(import.meta.dirname, 'dist'), async (draft) => {
  const common = { configFile, logLevel: 'warn' } as const
  const browsers = { ...common, plugins: [printSteps('browsers')] }
  await build({ ...browsers, build: { outDir: join(draft, 'client') } })
  const server = { ...common, plugins: [printSteps('the server')] }
  await build({ ...server, build: { outDir: join(draft, 'server'), ssr: true } })
})
