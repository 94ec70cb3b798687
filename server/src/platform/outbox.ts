import type { Topic, Topics } from './bus.ts'
import type { Db, Tx } from './db.ts'
import { type Draining, startDraining } from './drain.ts'
import { sql } from './sql.ts'
import type { Warn } from './warn.ts'

export type News = { id: number; topic: string; payload: unknown }
export type Deliver = (news: News) => Promise<void> | void

/** Writes down what must become known, in the transaction that makes it true. */
export async function announce<T extends Topic>(tx: Tx, topic: T, payload: Topics[T]): Promise<void> {
  await tx.one(sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)})`)
}

const batch = 100
const backstopMs = 1000

/**
 * Delivers announced news at least once, in order of writing, from any node: a row is deleted in the
 * transaction that delivers it, and stays when delivery fails. Polling is only the backstop of `wake`.
 */
export function startOutbox(db: Db, deliver: Deliver, warn: Warn): Draining {
  return startDraining({
    takeBatch: async () => (await deliverNews(db, deliver)) === batch,
    backstopMs,
    onFault: (fault) => warn(fault, 'the outbox could not deliver'),
  })
}

/** One batch; returns how many there were. */
export function deliverNews(db: Db, deliver: Deliver): Promise<number> {
  return db.tx(async (tx) => {
    const news = await tx.many<News>(sql`
      delete from outbox where id in (
        select id from outbox order by id limit ${batch} for update skip locked
      ) returning id, topic, payload`)
    for (const item of news.sort((a, b) => a.id - b.id)) await deliver(item)
    return news.length
  })
}
