import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createTestApp } from '@mainstreet/server/test/setup/test-app.ts'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const clientFolder = join(root, 'repo-tests/openapi-client')
const runNode = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root })

test('a client compiles against the types that openapi-typescript generates', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-types-'))
  try {
    const generator = fileURLToPath(import.meta.resolve('openapi-typescript/package.json'))
    await runNode(join(generator, '../bin/cli.js'), 'docs/openapi.json', '-o', join(folder, 'openapi.d.ts'))
    const tsconfig = {
      extends: join(root, 'tsconfig.base.json'),
      // client.ts resolves its types as if they were in its own folder
      compilerOptions: { rootDir: '/', rootDirs: [clientFolder, folder], lib: ['ES2024', 'DOM'], types: [] },
      files: [join(clientFolder, 'client.ts'), join(folder, 'openapi.d.ts')],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    const compiled = runNode(join(root, 'node_modules/typescript/bin/tsc'), '-p', folder)
    expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
      stdout: '',
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('its calls work against the running app', async () => {
  const testApp = await createTestApp({ env: { AUTH_AUTOCONFIRM: 'on' } })
  const baseUrl = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  // untyped here: its types exist only in the test above
  const client = await import(/* @vite-ignore */ join(clientFolder, 'client.ts'))
  const [{ id }, admin] = [await testApp.createProduct({ price_cents: 1250 }), await testApp.createAdmin()]

  const token = await client.register(baseUrl, 'kim@people.example', 'a lamp in the window')
  expect(await client.orderAndCancel(baseUrl, id, { customer: token, admin: admin.token ?? '' })).toEqual({
    isSameOrder: true,
    total: 12.5,
    status: 'cancelled',
    conflict: ['wrong_state', 'cancelled'],
  })
  expect(await client.readErrors(baseUrl)).toEqual({
    invalid: ['limit'],
    anonymous: [401, 'unauthenticated'],
  })
})
