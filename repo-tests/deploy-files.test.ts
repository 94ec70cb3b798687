import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const readDeployFile = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')

type ComposeService = { mem_limit?: string; pids_limit?: number; logging?: { options?: object } }

describe('compose.yaml', () => {
  const text = readDeployFile('compose.yaml')
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> }

  test.each(Object.entries(services))(
    'the container %s has limits of memory, processes and log',
    (_, service) => {
      expect(service.mem_limit).toMatch(/^\d+[mg]$/)
      expect(service.pids_limit).toBeGreaterThan(0)
      expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' })
    },
  )

  test('a start without passwords fails: none has a default', () => {
    const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)([^}]*)\}/g)]
    expect(new Set(secrets.map(([, name]) => name))).toEqual(
      new Set(['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']),
    )
    for (const [, name, rest] of secrets) expect(rest, name).toMatch(/^:\?/)
  })
})

test('the image and the service start the program as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const image = /^CMD (.*)$/m.exec(readDeployFile('Dockerfile'))?.[1] ?? '[]'
  expect((JSON.parse(image) as string[]).join(' ')).toBe(scripts.start)
  // with the same flags, on which what is compiled may depend
  expect(readDeployFile('Dockerfile')).toContain(`RUN ${scripts.start} --compile\n`)
  expect(/^ExecStart=\S*env (.*)$/m.exec(readDeployFile('mainstreet.service'))?.[1]).toBe(scripts.start)
})

test('the image is not built without the programs, and the script says which', () => {
  const folder = mkdtempSync(join(tmpdir(), 'path-'))
  symlinkSync('/usr/bin/dirname', join(folder, 'dirname'))
  const script = join(import.meta.dirname, '../deploy/build-image.sh')
  const { status, stderr } = spawnSync('/bin/bash', [script], { env: { PATH: folder }, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([
    77,
    'SKIPPED: buildah is not installed (apt-get install buildah mmdebstrap)\n',
  ])
})

const nginx = globSync('{/usr/sbin,/usr/bin,/usr/local/sbin}/nginx')[0]
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** nginx with the shipped file on free ports, without anything behind it. */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  const [http, https] = [await findFreePort(), await findFreePort()]
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const subject = ['-subj', '/CN=shops.example', '-addext', 'subjectAltName=DNS:shops.example']
  const files = ['-keyout', key, '-out', certificate, '-days', '1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'pipe',
  })
  const shipped = readDeployFile('nginx.conf')
    .replaceAll('/etc/letsencrypt/live/shops.example', folder)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${http}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${https}`)
  mkdirSync(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ')
  const configuration = `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary}
${shipped} }`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  execFileSync(nginx ?? '', ['-t', ...args], { stdio: 'pipe' })
  const child = spawn(nginx ?? '', args, { stdio: 'ignore' })
  stops.push(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  await expect.poll(() => getRedirect(http, 'shops.example')).toContain('https://')
  return { http, https, certificate: readFileSync(certificate) }
}

/** The address of the redirect, or the code of the error when the connection is closed without a response. */
const getRedirect = (port: number, host: string) =>
  new Promise<string>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/a?b=c', headers: { host } }, (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location}`)
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end()
  })

const shakeHands = (port: number, servername: string, ca: Buffer) =>
  new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, ca }, () => resolve('accepted'))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    stops.push(() => void socket.destroy())
  })

test.skipIf(!nginx)('nginx serves one name: others get neither a redirect nor a handshake', async () => {
  const { http, https, certificate } = await startNginx()
  expect(await getRedirect(http, 'shops.example')).toBe('301 https://shops.example/a?b=c')
  expect(await getRedirect(http, 'attacker.example')).toBe('ECONNRESET')
  expect(await shakeHands(https, 'shops.example', certificate)).toBe('accepted')
  expect(await shakeHands(https, 'attacker.example', certificate)).toBe('ERR_SSL_TLSV1_UNRECOGNIZED_NAME')
})
