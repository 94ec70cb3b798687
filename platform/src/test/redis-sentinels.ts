import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { expect, vi } from 'vitest'
import { registerCleanup } from './cleanup.ts'
import { findRedisProgram, redisSkipReason, startRedisProgram, startRedisServer } from './redis-server.ts'

const sentinelProgram = findRedisProgram('redis-sentinel')

/** Why the tests with Redis Sentinel are skipped; undefined when they run. */
export const sentinelSkipReason =
  redisSkipReason ?? (sentinelProgram ? undefined : 'no redis-sentinel on this machine')

/** Two Redis servers with a password, and three sentinels that replace the primary half a second after its last response. */
export async function startRedisSentinels(password: string) {
  const sentinelUser = `sentinel on allcommands allkeys allchannels >${password}`
  const protection = [
    '--requirepass',
    password,
    '--masterauth',
    password,
    '--user',
    ...sentinelUser.split(' '),
  ]
  const primary = await startRedisServer(protection)
  const replica = await startRedisServer([
    ...protection,
    ...['--replicaof', `127.0.0.1 ${primary.port}`, '--repl-diskless-sync-delay', '0'],
  ])
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-sentinel-'))
  registerCleanup(() => rm(folder, { recursive: true, force: true }))
  const name = 'mymaster'
  const sentinels = await Promise.all(
    [1, 2, 3].map((at) =>
      startRedisProgram(sentinelProgram, '+monitor', (port) => {
        // a sentinel stores what it learns in its settings
        const file = join(folder, `sentinel-${at}.conf`)
        writeFileSync(
          file,
          `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor ${name} 127.0.0.1 ${primary.port} 2
sentinel auth-user ${name} sentinel
sentinel auth-pass ${name} ${password}
sentinel down-after-milliseconds ${name} 500
sentinel failover-timeout ${name} 3000
`,
        )
        return [file]
      }),
    ),
  )
  const clients = sentinels.map(({ url }) => new Redis(url))
  registerCleanup(async () => {
    for (const client of clients) client.disconnect()
  })
  // a failover needs sentinels that know each other and the replica
  await vi.waitFor(async () => {
    for (const client of clients) {
      const replicas = (await client.call('SENTINEL', 'REPLICAS', name)) as string[][]
      const others = (await client.call('SENTINEL', 'SENTINELS', name)) as unknown[]
      expect(others).toHaveLength(2)
      expect(replicas[0]).toContain('ok')
    }
  })
  const sentinelPorts = sentinels.map(({ port }) => port) as [number, number, number]
  const hosts = sentinelPorts.map((port) => `127.0.0.1:${port}`).join()
  const knowsNewPrimary = async (client: Redis) =>
    ((await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name)) as string[])[1] === `${replica.port}`
  return {
    url: `redis+sentinel://:${password}@${hosts}/${name}`,
    primary,
    sentinelPorts,
    /** The primary hangs with the sentinel that nodes query first. */
    freezeMachine() {
      primary.freeze()
      sentinels[0]?.freeze()
      clients.shift()?.disconnect()
    },
    /** For the sentinels it is dead, for its other clients it is not, as in a divided network. */
    async hidePrimaryFromSentinels() {
      const client = new Redis(primary.url, { password })
      await client.call('ACL', 'DELUSER', 'sentinel')
      client.disconnect()
    },
    /** As an administrator does it: the former primary stays and becomes the replica. */
    failOver: () => clients[0]?.call('SENTINEL', 'FAILOVER', name),
    /** When every sentinel that responds sends clients to it. */
    waitForNewPrimary: () =>
      vi.waitFor(async () => {
        for (const client of clients) expect(await knowsNewPrimary(client)).toBe(true)
      }),
  }
}
