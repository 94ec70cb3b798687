import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'

/** The connection of a process that is killed at a statement: from then on nothing that it does has an effect. */
export function createDyingDb(db: Db, statementsLeft: number): Db {
  let left = statementsLeft
  const guard = ({ many, one }: Queryable): Queryable => {
    const run =
      <Args extends unknown[], Result>(query: (...args: Args) => Promise<Result>) =>
      (...args: Args) => {
        left -= 1
        return left >= 0 ? query(...args) : Promise.reject(new Error('killed'))
      }
    return { many: run(many) as Queryable['many'], one: run(one) as Queryable['one'] }
  }
  return { ...db, ...guard(db), tx: (work) => db.tx((tx) => work({ ...tx, ...guard(tx) })) }
}
