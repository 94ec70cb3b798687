import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createOutboundWith,
  type MaliciousServer,
  startMaliciousServer,
} from '../../test/security/malicious-server.ts'
import * as abuses from '../../test/security/proxy-abuse.ts'
import { createTestApp, type TestApp } from '../../test/setup/test-app.ts'

/** Disables one guard at a time, to prove that the abuse tests fail without it. */
const disabled = vi.hoisted(() => ({ guards: new Set<string>() }))
afterEach(() => disabled.guards.clear())

vi.mock('@mainstreet/contract/media/limits.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/contract/media/limits.ts')>()
  const { withoutLimits } = await import('../../test/faults/without-limits.ts')
  const guards = { bytes: 'maxBytes', time: 'timeoutMs', redirects: 'maxRedirects' } as const
  return {
    ...real,
    remoteImageLimits: withoutLimits(real.remoteImageLimits, disabled.guards, guards),
  } satisfies typeof real
})
vi.mock('@mainstreet/platform/cache/single-flight.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/platform/cache/single-flight.ts')>()
  const createSingleFlight: typeof real.createSingleFlight = () => {
    const flight = real.createSingleFlight<never>()
    return {
      ...flight,
      run: (key, load) =>
        disabled.guards.has('one fetch') ? load(() => true) : flight.run(key, load as never),
    }
  }
  return { createSingleFlight } satisfies typeof real
})
vi.mock('@mainstreet/platform/images/image-type.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/platform/images/image-type.ts')>()
  const isSupportedFormat: typeof real.isSupportedFormat = (facts) =>
    disabled.guards.has('type') || real.isSupportedFormat(facts)
  const detectImageType: typeof real.detectImageType = (bytes) =>
    disabled.guards.has('type') ? 'image/png' : real.detectImageType(bytes)
  return { isSupportedFormat, detectImageType } satisfies Partial<typeof real>
})

let remoteServer: MaliciousServer
let testApp: TestApp
beforeAll(async () => {
  remoteServer = await startMaliciousServer()
  const network = createOutboundWith(
    () => remoteServer,
    async () => ['127.0.0.1'],
  )
  testApp = await createTestApp({ network, env: { IMAGE_HOSTS: abuses.remoteHost } })
})
afterAll(() => {
  remoteServer.server.close()
  remoteServer.server.closeAllConnections()
})

const guardedAbuses: [guard: string, abuse: abuses.ProxyAbuse, expectedFailure: RegExp][] = [
  ['bytes', abuses.endlessBody, /bytes were fetched/],
  ['time', abuses.slowResponses, /still pending/],
  ['one fetch', abuses.concurrentRequests, /for a hundred concurrent requests/],
  ['type', abuses.svgAsImage, /accepted as an image/],
  ['redirects', abuses.manyRedirects, /followed 3\d redirects/],
]

describe('with every guard in place', () => {
  test.each(guardedAbuses)('the guard "%s" stops the abuse', async (_, abuse) =>
    expect(await abuse(testApp, remoteServer)).toEqual([]),
  )
})

describe('an abuse test fails when its guard is disabled', () => {
  test.each(guardedAbuses)('%s', async (guard, abuse, expectedFailure) => {
    disabled.guards.add(guard)
    const failures = await abuse(testApp, remoteServer)
    expect(failures.join()).toMatch(expectedFailure)
  })
})
