/** The two ways to write a frame of the channels: objects (1.0.0), or arrays and bytes (2.0.0). */
export type Version = '1.0.0' | '2.0.0'

export type Frame = {
  join_ref: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** What a broadcast carries: JSON as text, or bytes. */
export type Cargo = { json: string } | { bytes: Buffer }

const push = 3
const broadcast = 4
const enc = { bytes: 0, json: 1 }
const mostName = 255

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

const refOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function frameOf(join_ref: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown) {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined
  return {
    join_ref: refOf(join_ref),
    ref: refOf(ref),
    topic,
    event,
    payload: isObject(payload) ? payload : {},
  }
}

/** Undefined when it is no frame. */
export function readFrame(version: Version, data: Buffer, isBinary: boolean): Frame | undefined {
  if (isBinary) return readPush(data)
  try {
    const parsed: unknown = JSON.parse(data.toString())
    if (Array.isArray(parsed)) {
      const [join_ref, ref, topic, event, payload] = parsed
      return version === '2.0.0' ? frameOf(join_ref, ref, topic, event, payload) : undefined
    }
    return isObject(parsed)
      ? frameOf(parsed.join_ref, parsed.ref, parsed.topic, parsed.event, parsed.payload)
      : undefined
  } catch {
    return undefined
  }
}

/** `[3, lengths of join_ref, ref, topic, event, meta, encoding]`, those strings, the cargo. */
function readPush(data: Buffer): Frame | undefined {
  if (data[0] !== push || data.length < 7) return undefined
  const lengths = [...data.subarray(1, 6)]
  let at = 7
  const [join_ref, ref, topic = '', event = ''] = lengths.map((length) => {
    const text = data.toString('utf8', at, at + length)
    at += length
    return text
  })
  if (at > data.length) return undefined
  const cargo = data.subarray(at)
  try {
    const payload = data[6] === enc.json ? JSON.parse(cargo.toString()) : Buffer.from(cargo)
    return {
      join_ref: join_ref || null,
      ref: ref || null,
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
    }
  } catch {
    return undefined
  }
}

type Head = Pick<Frame, 'topic' | 'event'> & Partial<Pick<Frame, 'join_ref' | 'ref'>>

/** `payload` is JSON already: a change of a row is written once for everybody. */
export function writeFrame(
  version: Version,
  { join_ref = null, ref = null, topic, event }: Head,
  payload: string,
): string {
  if (version === '2.0.0')
    return `[${JSON.stringify(join_ref)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
  return `{"join_ref":${JSON.stringify(join_ref)},"ref":${JSON.stringify(ref)},"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload}}`
}

/** `[4, lengths of topic, event, meta, encoding]`, strings, the cargo. Undefined: the old way has no word for bytes. */
export function writeBroadcast(
  version: Version,
  topic: string,
  event: string,
  cargo: Cargo,
): string | Buffer | undefined {
  if ('json' in cargo) {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${cargo.json}}`
    return writeFrame(version, { topic, event: 'broadcast' }, payload)
  }
  const names = [Buffer.from(topic), Buffer.from(event)] as const
  if (version === '1.0.0' || names.some(({ length }) => length > mostName)) return undefined
  return Buffer.concat([
    Buffer.from([broadcast, names[0].length, names[1].length, 0, enc.bytes]),
    ...names,
    cargo.bytes,
  ])
}
