import { vi } from 'vitest'

const waitTimeoutMs = 30_000
const { waitFor, waitUntil } = vi

// the default is one second and cannot be configured: too short where several processes share two cores
vi.waitFor = (callback, options) => waitFor(callback, options ?? waitTimeoutMs)
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? waitTimeoutMs)
