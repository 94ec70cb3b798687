import { connect, createServer, type Socket } from 'node:net'

/**
 * `asked`: the statement was received and is not passed on; `done`: PostgreSQL has completed it and the response is
 * held back.
 */
export type StatementPoint = { statement: string; when: 'asked' | 'done' }

export type PostgresProxy = {
  url: string
  /** Stops the traffic of the connection at this point, once, and resolves then. */
  holdAt(point: StatementPoint): Promise<void>
  close(): void
}

/** A proxy between a program and its database, so that the program can be killed at a point that it has no hook for. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl)
  let wanted: (StatementPoint & { reached: () => void }) | undefined

  const server = createServer((program) => {
    const database = connectTo(target)
    const statements = new Map<string, string>()
    const read = createFrameReader()
    let held = false
    let awaited: (() => void) | undefined

    program.on('data', (bytes) => {
      const sent = read(bytes).some((frame) => {
        const text = readStatement(frame, statements)
        return wanted !== undefined && text.includes(wanted.statement)
      })
      if (sent && wanted) {
        const { when, reached } = wanted
        wanted = undefined
        if (when === 'asked') {
          held = true
          reached()
        } else awaited = reached
      }
      if (!held) database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (awaited && isReadyForQuery(bytes)) {
        held = true
        awaited()
        awaited = undefined
      }
      if (!held && !awaited) program.write(bytes)
    })
    for (const [one, other] of [
      [program, database],
      [database, program],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    holdAt: (moment) =>
      new Promise((reached) => {
        wanted = { ...moment, reached }
      }),
    close: () => void server.close(),
  }
}

function connectTo(url: URL): Socket {
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)
}

type PostgresFrame = { type: string; body: Buffer }

/** The messages of a client: a length, and a type byte before it except in the first. */
function createFrameReader() {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (bytes: Buffer): PostgresFrame[] => {
    rest = Buffer.concat([rest, bytes])
    const frames: PostgresFrame[] = []
    for (;;) {
      const at = isFirst ? 0 : 1
      if (rest.length < at + 4) return frames
      const end = at + rest.readInt32BE(at)
      if (rest.length < end) return frames
      if (!isFirst) frames.push({ type: rest.toString('latin1', 0, 1), body: rest.subarray(5, end) })
      isFirst = false
      rest = rest.subarray(end)
    }
  }
}

/** The SQL that a message runs; '' for others. A named statement is parsed once and bound by its name from then on. */
function readStatement({ type, body }: PostgresFrame, statements: Map<string, string>): string {
  const words = body.toString('utf8').split('\0')
  if (type === 'Q') return words[0] ?? ''
  if (type === 'P') statements.set(words[0] ?? '', words[1] ?? '')
  return type === 'B' ? (statements.get(words[1] ?? '') ?? '') : ''
}

/** Ends with "ready for query": the statement, and its commit if it is one, is complete. */
function isReadyForQuery(bytes: Buffer): boolean {
  const last = bytes.subarray(-6)
  return last.length === 6 && last[0] === 0x5a && last.readInt32BE(1) === 5
}
