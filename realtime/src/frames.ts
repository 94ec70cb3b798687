import { findJsonProblem } from '@mainstreet/platform/http/json-body.ts'

/** The two frame formats: objects (1.0.0), or arrays and bytes (2.0.0). */
export type SerializerVersion = '1.0.0' | '2.0.0'

export type ChannelFrame = {
  join_ref: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** The content of a broadcast: JSON as text, or bytes. */
export type BroadcastPayload = { json: string } | { bytes: Buffer }

const pushKind = 3
const broadcastKind = 4
const encodings = { bytes: 0, json: 1 }
const maxNameBytes = 255

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

const toRef = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function toFrame(join_ref: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown) {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined
  return {
    join_ref: toRef(join_ref),
    ref: toRef(ref),
    topic,
    event,
    payload: isObject(payload) ? payload : {},
  }
}

/** Undefined for an invalid frame. */
export function parseFrame(
  version: SerializerVersion,
  data: Buffer,
  isBinary: boolean,
): ChannelFrame | undefined {
  if (isBinary) return parseBinaryPush(data)
  try {
    const parsed = parseJson(data)
    if (Array.isArray(parsed)) {
      const [join_ref, ref, topic, event, payload] = parsed
      return version === '2.0.0' ? toFrame(join_ref, ref, topic, event, payload) : undefined
    }
    return isObject(parsed)
      ? toFrame(parsed.join_ref, parsed.ref, parsed.topic, parsed.event, parsed.payload)
      : undefined
  } catch {
    return undefined
  }
}

/** Throws when it is no JSON, or JSON that is rejected. */
function parseJson(data: Buffer): unknown {
  const text = data.toString()
  const problem = findJsonProblem(text)
  if (problem) throw new Error(problem)
  return JSON.parse(text)
}

/** `[3, lengths of join_ref, ref, topic, event, meta, encoding]`, those strings, the content. */
function parseBinaryPush(data: Buffer): ChannelFrame | undefined {
  if (data[0] !== pushKind || data.length < 7) return undefined
  const lengths = [...data.subarray(1, 6)]
  let offset = 7
  const [join_ref, ref, topic = '', event = ''] = lengths.map((length) => {
    const text = data.toString('utf8', offset, offset + length)
    offset += length
    return text
  })
  if (offset > data.length) return undefined
  const body = data.subarray(offset)
  try {
    const payload = data[6] === encodings.json ? parseJson(body) : Buffer.from(body)
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

type FrameHeader = Pick<ChannelFrame, 'topic' | 'event'> & Partial<Pick<ChannelFrame, 'join_ref' | 'ref'>>

/** `payload` is already JSON: a row change is serialized once for all clients. */
export function serializeFrame(
  version: SerializerVersion,
  { join_ref = null, ref = null, topic, event }: FrameHeader,
  payload: string,
): string {
  if (version === '2.0.0')
    return `[${JSON.stringify(join_ref)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
  return `{"join_ref":${JSON.stringify(join_ref)},"ref":${JSON.stringify(ref)},"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload}}`
}

/**
 * `[4, lengths of topic, event, meta, encoding]`, the strings, the content. Undefined: format 1.0.0 cannot contain
 * bytes.
 */
export function serializeBroadcast(
  version: SerializerVersion,
  topic: string,
  event: string,
  cargo: BroadcastPayload,
): string | Buffer | undefined {
  if ('json' in cargo) {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${cargo.json}}`
    return serializeFrame(version, { topic, event: 'broadcast' }, payload)
  }
  const names = [Buffer.from(topic), Buffer.from(event)] as const
  if (version === '1.0.0' || names.some(({ length }) => length > maxNameBytes)) return undefined
  return Buffer.concat([
    Buffer.from([broadcastKind, names[0].length, names[1].length, 0, encodings.bytes]),
    ...names,
    cargo.bytes,
  ])
}
