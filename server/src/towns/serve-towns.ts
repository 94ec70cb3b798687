import { once } from 'node:events'
import type { Config } from '../config.ts'
import type { DatabaseConnection } from '../connect-database.ts'
import { closeWithin, openTown, type ServeOptions, shutdownGraceMs, withStartErrors } from '../serve.ts'
import { createTownServer } from './town-server.ts'

export type PreparedTown = { config: Config; hostName: string; database: DatabaseConnection }

/** Serves several towns in this process, each with its own jobs. The address is that of the first. */
export async function serveTowns(
  towns: readonly [PreparedTown, ...PreparedTown[]],
  options: Omit<ServeOptions, 'database' | 'worker'>,
): Promise<void> {
  const { shutdown } = options
  const [{ config }] = towns
  const open = async ({ config, hostName, database }: PreparedTown) => {
    const opened = await openTown(config, { ...options, database, worker: undefined })
    shutdown.addStep(() => opened.app.close())
    await opened.app.ready()
    return { hostName, ...opened }
  }
  const [first, ...others] = towns
  const opened: [Awaited<ReturnType<typeof open>>, ...Awaited<ReturnType<typeof open>>[]] = [
    await open(first),
  ]
  for (const town of others) opened.push(await open(town))

  const server = createTownServer(opened)
  async function close() {
    const closed = new Promise((resolve) => server.close(resolve))
    // with their sockets
    await Promise.all(opened.map(({ app }) => app.close()))
    await closed
  }
  shutdown.addStep(() => closeWithin(server, shutdownGraceMs, close))
  await withStartErrors(config, () => once(server.listen(config.port, config.host), 'listening'))
  for (const { startJobs } of opened) startJobs()
}
