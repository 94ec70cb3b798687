import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { vi } from 'vitest'

const configuration = fileURLToPath(new URL('../../../../deploy/varnish.vcl', import.meta.url))

export const varnishSkipReason = !['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].some((path) =>
  existsSync(path),
)
  ? 'no varnishd on this machine'
  : globSync('/usr/{lib,local/lib}/{*/,}varnish/vmods/libvmod_xkey.so').length === 0
    ? 'no varnish-modules on this machine'
    : undefined

/** Varnish with the configuration of `deploy/` before a server at `backendPort`; ends with the file's tests. */
export async function startVarnish(port: number, backendPort: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-varnish-'))
  const file = join(folder, 'mainstreet.vcl')
  writeFileSync(file, readFileSync(configuration, 'utf8').replace('"3000"', `"${backendPort}"`))
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file]
  const child = spawn('varnishd', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  registerCleanup(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`varnishd has ended:\n${output}`)
      return isListening(port)
    },
    { timeout: 60_000, interval: 100 },
  )
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/purge`).then(
    ({ status }) => status === 403,
    () => false,
  )
