import { createHash } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import pg from 'pg'
import { ApiError } from '../http/api-error.ts'
import type { Sql } from './sql.ts'

export type Queryable = {
  many<Row>(query: Sql): Promise<Row[]>
  one<Row>(query: Sql): Promise<Row | undefined>
}

/** A transaction. Not a `Db`: what must be atomic asks for one by type. */
export type Tx = Queryable & {
  readonly inTransaction: true
  /** Runs when, and only when, the transaction has been committed. */
  afterCommit(effect: () => void): void
}

export type Db = Queryable & {
  /** Runs `work` in a transaction; again from the start when the database asks for it (deadlock, serialisation). */
  tx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** A connection of its own, for LISTEN and COPY. The caller releases it. */
  connect(): Promise<pg.PoolClient>
  close(): Promise<void>
}

const maxTransactionAttempts = 4
/** How much longer than the database itself its client waits: by then nobody is there who could answer. */
const graceMs = 2000
const retryable = new Set(['40001', '40P01'])
/** Numbers as numbers: bigint columns here hold cents and counts, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type DbOptions = {
  url: string
  poolSize?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  connectTimeoutMs?: number
  onError?: (error: Error) => void
}

export function connectDb({
  url,
  poolSize = 10,
  statementTimeoutMs = 15_000,
  lockTimeoutMs = 5000,
  connectTimeoutMs = 4000,
  onError = () => {},
}: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: minuteMs,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=30000 -c timezone=UTC`,
  })
  pool.on('error', onError)
  // lost in use it fails its query; but unheard it would end the program, too
  pool.on('connect', (client) => void client.on('error', () => {}))
  const runQuery = createQueryRunner(statementTimeoutMs && statementTimeoutMs + graceMs)

  async function connect() {
    try {
      return await pool.connect()
    } catch (cause) {
      throw new ApiError('unavailable', 'The database does not answer just now', {
        cause,
        retryAfterSeconds: 2,
      })
    }
  }

  async function runTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const client = await connect()
    const effects: (() => void)[] = []
    let broken: Error | undefined
    try {
      await runQuery(client, { text: 'begin' })
      const result = await work({
        ...createQueryable((config) => runQuery(client, config)),
        inTransaction: true,
        afterCommit: (effect) => effects.push(effect),
      })
      await runQuery(client, { text: 'commit' })
      for (const effect of effects) effect()
      return result
    } catch (error) {
      if (isConnectionError(error)) broken = error as Error
      else
        await runQuery(client, { text: 'rollback' }).catch((fault: Error) => {
          broken = fault
        })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    ...createQueryable((config) =>
      retryOnConflict(() => connect().then((client) => releaseAfter(client, runQuery(client, config)))),
    ),
    connect,
    tx: (work) => retryOnConflict(() => runTransaction(work)),
    close: () => pool.end(),
  }
}

/** A single statement is a transaction, too. */
async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = maxTransactionAttempts - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !retryable.has(getErrorCode(error))) throw error
    }
  }
}

/** The connection goes back to the pool, or away when the fault was the connection's own. */
async function releaseAfter<Result>(client: pg.PoolClient, query: Promise<Result>): Promise<Result> {
  try {
    const result = await query
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionError(error) ? (error as Error) : undefined)
    throw error
  }
}

/**
 * With a callback, and a timer of our own: with the promise or the `query_timeout` of `pg` each query kept the next one alive,
 * and all that was read outlived its request until a full collection (a fifth of a question's cost, and pauses of 20 ms).
 * `silenceMs` 0: waits for ever.
 */
function createQueryRunner(timeoutMs: number) {
  return (client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      const timer =
        timeoutMs > 0 ? setTimeout(() => reject(new Error('Query read timeout')), timeoutMs) : undefined
      client.query(config, (error: Error | null, result) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      })
    })
}

function createQueryable(query: (config: pg.QueryConfig) => Promise<pg.QueryResult>): Queryable {
  async function rows(statement: Sql) {
    try {
      return (await query(toPreparedQuery(statement))).rows
    } catch (error) {
      // the stack is the socket's; who asked says more
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
  return {
    many: <Row>(query: Sql) => rows(query) as Promise<Row[]>,
    one: async <Row>(query: Sql) => (await rows(query))[0] as Row | undefined,
  }
}

/** Names by text: a named statement is planned once a connection (measured: twice as fast on single rows). */
const statementNames = new Map<string, string>()
const maxStatementNames = 2000

function toPreparedQuery(query: Sql): pg.QueryConfig {
  const text = query.text
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < maxStatementNames) {
    name = createHash('sha1').update(text).digest('base64url')
    statementNames.set(text, name)
  }
  return name === undefined ? { text, values: query.values } : { name, text, values: query.values }
}

/** The SQLSTATE of a database error, or the errno of a connection's; '' for anything else. */
export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The name of the constraint that refused, if one did. */
export function getConstraintName(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined
}

const connectionErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
])

export function isConnectionError(error: unknown): boolean {
  const code = getErrorCode(error)
  return (
    connectionErrorCodes.has(code) ||
    code.startsWith('08') ||
    (error instanceof Error &&
      /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
        error.message,
      ))
  )
}
