import { createHash } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { retry } from '@mainstreet/contract/retry.ts'
import pg from 'pg'
import { ApiError } from '../http/api-error.ts'
import { traceStatement } from '../trace/tracing.ts'
import { plannedEachTime, type Sql } from './sql.ts'

export type Queryable = {
  many<Row>(query: Sql): Promise<Row[]>
  one<Row>(query: Sql): Promise<Row | undefined>
}

/** A transaction. Not a `Db`: code that must be atomic requires this type. */
export type Tx = Queryable & {
  readonly inTransaction: true
  /** Runs the effect after the commit, and only if the transaction commits. */
  afterCommit(effect: () => void): void
}

export type Db = Queryable & {
  /** Runs `work` in a transaction, and again from the start after a deadlock or serialization failure. */
  tx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs statements on one connection, without a transaction. `connection` is the same object as long as it lives. */
  withConnection<Result>(work: (reader: Queryable, connection: object) => Promise<Result>): Promise<Result>
  /** A dedicated connection, for LISTEN and COPY. The caller releases it. */
  connect(): Promise<pg.PoolClient>
  getPoolUsage(): PoolUsage
  close(): Promise<void>
}

/** `waiting`: callers for whom there is no connection yet. */
export type PoolUsage = { in_use: number; idle: number; waiting: number; max: number }

/** How much longer than the statement timeout of the database its client waits: by then no response will come. */
const graceMs = 2000
/** A serialization failure or a deadlock. */
const conflictCodes = new Set(['40001', '40P01'])
const isConflict = (error: unknown) => conflictCodes.has(getErrorCode(error))
/** Parsed as numbers: bigint columns hold cents and counts, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A feature that is not supported: in a server that follows another one, changes. */
const noReadWriteCode = '0A000'
class NotPrimaryError extends Error {}

export type DbOptions = {
  url: string
  poolSize?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  connectTimeoutMs?: number
  onError?: (error: Error) => void
  /**
   * Through a transaction pooler (PgBouncer), where each transaction may get another session: neither settings of the
   * session nor prepared statements. The timeouts of the database, UTC and the schema are then settings of its user.
   */
  isPooled?: boolean
  /** Of the town; undefined: the first of the user's search path. Extensions are in `public`. */
  schema?: string | undefined
}

export function connectDb({
  url,
  poolSize = 10,
  statementTimeoutMs = 15_000,
  lockTimeoutMs = 5000,
  connectTimeoutMs = 4000,
  onError = () => {},
  isPooled = false,
  schema,
}: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: minuteMs,
    ...(!isPooled && {
      options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=30000 -c timezone=UTC${schema === undefined ? '' : ` -c search_path=${schema},public`}`,
    }),
  })
  pool.on('error', onError)
  // an error of a connection in use fails its query; without this listener it would also end the process
  pool.on('connect', (client) => void client.on('error', () => {}))
  const toQuery = isPooled ? toUnnamedQuery : toPreparedQuery
  const runQuery = createQueryRunner(statementTimeoutMs && statementTimeoutMs + graceMs)

  async function connect() {
    try {
      return await pool.connect()
    } catch (cause) {
      throw new ApiError('unavailable', (m) => m.errors.common.databaseUnavailable, {
        cause,
        retryAfterSeconds: 2,
      })
    }
  }

  /**
   * Fails on a server that is no longer the primary. Such a server may show commits that no replica has: a repeated
   * request must not be acknowledged because it finds its own change there.
   */
  async function beginOnPrimary(client: pg.PoolClient): Promise<void> {
    await runQuery(client, { text: 'begin read write' }).catch((error: unknown) => {
      throw getErrorCode(error) === noReadWriteCode
        ? new NotPrimaryError('not the primary', { cause: error })
        : error
    })
  }

  async function runTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const client = await connect()
    const effects: (() => void)[] = []
    let broken: Error | undefined
    try {
      await beginOnPrimary(client)
      const result = await work({
        ...createQueryable((config) => runQuery(client, config), toQuery),
        inTransaction: true,
        afterCommit: (effect) => effects.push(effect),
      })
      await runQuery(client, { text: 'commit' })
      for (const effect of effects) effect()
      return result
    } catch (error) {
      if (isConnectionError(error)) broken = error as Error
      else
        await runQuery(client, { text: 'rollback' }).catch((error: Error) => {
          broken = error
        })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    ...createQueryable(
      (config) =>
        retryOnConflict(() => connect().then((client) => releaseAfter(client, runQuery(client, config)))),
      toQuery,
    ),
    async withConnection(work) {
      const client = await connect()
      const reader = createQueryable((config) => runQuery(client, config), toQuery)
      return releaseAfter(client, work(reader, client))
    },
    connect,
    tx: (work) => retryOnConflict(() => runTransaction(work)),
    getPoolUsage: () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: poolSize,
    }),
    close: () => pool.end(),
  }
}

/** A single statement is a transaction, too. */
function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  return retry(work, conflictRetry)
}

const conflictRetry = { retries: 3, isRetryable: isConflict }

/** Returns the connection to the pool, or discards it when the error is one of the connection. */
async function releaseAfter<Result>(client: pg.PoolClient, work: Promise<Result>): Promise<Result> {
  try {
    const result = await work
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionError(error) ? (error as Error) : undefined)
    throw error
  }
}

/**
 * Uses a callback and its own timer: with the promise or the `query_timeout` of `pg` each query kept the next one
 * alive, and results stayed in memory until a full garbage collection (a fifth of a query's cost, and pauses of 20 ms).
 * 0 waits without limit.
 */
function createQueryRunner(timeoutMs: number) {
  return (client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> =>
    traceStatement(config.text, () => runQuery(client, config))

  function runQuery(client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const timer =
        timeoutMs > 0 ? setTimeout(() => reject(new Error('Query read timeout')), timeoutMs) : undefined
      client.query(config, (error: Error | null, result) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      })
    })
  }
}

function createQueryable(
  query: (config: pg.QueryConfig) => Promise<pg.QueryResult>,
  toQuery: (statement: Sql) => pg.QueryConfig,
): Queryable {
  async function rows(statement: Sql) {
    try {
      return (await query(toQuery(statement))).rows
    } catch (error) {
      // the stack is that of the socket; the stack of the caller is more useful
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
  return {
    many: <Row>(query: Sql) => rows(query) as Promise<Row[]>,
    one: async <Row>(query: Sql) => (await rows(query))[0] as Row | undefined,
  }
}

/**
 * Statement names by text: a named statement is planned once per connection (measured: twice as fast on single rows).
 */
const statementNames = new Map<string, string>()
const maxStatementNames = 2000

function toUnnamedQuery({ text, values }: Sql): pg.QueryConfig {
  return { text, values }
}

function toPreparedQuery(query: Sql): pg.QueryConfig {
  const text = query.text
  if (text.startsWith(plannedEachTime.text)) return toUnnamedQuery(query)
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < maxStatementNames) {
    name = createHash('sha1').update(text).digest('base64url')
    statementNames.set(text, name)
  }
  return name === undefined ? { text, values: query.values } : { name, text, values: query.values }
}

/** The SQLSTATE of a database error or the errno of a connection error; '' for anything else. */
export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** A distributed PostgreSQL (Citus) appends the id of the shard to the name. */
const shardSuffix = /_\d{6,}$/

/** The name of the violated constraint, if any. */
export function getConstraintName(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const name =
    'constraint' in error && typeof error.constraint === 'string'
      ? error.constraint
      : // of an error on another node Citus passes on the message, but neither this field nor always the code
        /violates (?:unique|foreign key|check|exclusion) constraint "([^"]+)"/.exec(error.message)?.[1]
  return name?.replace(shardSuffix, '')
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
  // the server was the primary, or is about to be it: after a failover another connection leads to the primary
  '25006',
])

/** Citus gives a connection that it lost to another node one of these messages, and often the code of a bug. */
const lostNodeMessage =
  /^(failure on connection marked as essential|terminating connection due to|server closed the connection unexpectedly|could not commit transaction for shard)/

export function isConnectionError(error: unknown): boolean {
  const code = getErrorCode(error)
  return (
    error instanceof NotPrimaryError ||
    connectionErrorCodes.has(code) ||
    code.startsWith('08') ||
    (code === 'XX000' && lostNodeMessage.test((error as Error).message)) ||
    (error instanceof Error &&
      /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
        error.message,
      ))
  )
}
