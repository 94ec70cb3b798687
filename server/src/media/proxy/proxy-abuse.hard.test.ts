import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Listener, openStrangeServer, worldWith } from '../../test/security/malicious-server.ts'
import * as abuses from '../../test/security/proxy-abuse.ts'
import { startTown, type Town } from '../../test/setup/test-app.ts'

/** T43: what the quick tests see held in bounds breaks out once its guard is gone, so they can fail. */
const off = vi.hoisted(() => ({ guards: new Set<string>() }))
afterEach(() => off.guards.clear())

vi.mock('@mainstreet/contract/limits.ts', async (load) => {
  const real = await load<typeof import('@mainstreet/contract/limits.ts')>()
  const { unbounded } = await import('../../test/faults/without-limits.ts')
  const guards = { bytes: 'mostBytes', time: 'timeoutMs', redirects: 'mostRedirects' } as const
  return { ...real, remoteImages: unbounded(real.remoteImages, off.guards, guards) }
})
vi.mock('../single-flight.ts', async (load) => {
  const real = await load<typeof import('../single-flight.ts')>()
  const openSharedWork: typeof real.openSharedWork = () => {
    const once = real.openSharedWork<never>()
    return (name, make) => (off.guards.has('one fetch') ? make() : once(name, make as never))
  }
  return { openSharedWork }
})
vi.mock('../image-type.ts', async (load) => {
  const real = await load<typeof import('../image-type.ts')>()
  const isReadable: typeof real.isReadable = (facts) => off.guards.has('type') || real.isReadable(facts)
  const pictureTypeOf: typeof real.pictureTypeOf = (bytes) =>
    off.guards.has('type') ? 'image/png' : real.pictureTypeOf(bytes)
  return { isReadable, pictureTypeOf }
})

let far: Listener
let town: Town
beforeAll(async () => {
  far = await openStrangeServer()
  const world = worldWith(
    () => far,
    async () => ['127.0.0.1'],
  )
  town = await startTown({ world, env: { IMAGE_HOSTS: abuses.farHost } })
})
afterAll(() => {
  far.server.close()
  far.server.closeAllConnections()
})

const guarded: [guard: string, abuse: abuses.Abuse, tells: RegExp][] = [
  ['bytes', abuses.endlessBody, /bytes were fetched/],
  ['time', abuses.slowAnswers, /still waited for/],
  ['one fetch', abuses.crowd, /for a hundred who wait/],
  ['type', abuses.drawingAsPicture, /taken for a picture/],
  ['redirects', abuses.manyRedirects, /followed 3\d redirects/],
]

describe('with every guard at its place', () => {
  test.each(guarded)('%s hold', async (_, abuse) => expect(await abuse(town, far)).toEqual([]))
})

describe('an abuse whose guard is taken away turns red', () => {
  test.each(guarded)('%s', async (guard, abuse, tells) => {
    off.guards.add(guard)
    const faults = await abuse(town, far)
    expect(faults.join()).toMatch(tells)
  })
})
