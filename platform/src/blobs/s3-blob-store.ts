import { AwsClient } from 'aws4fetch'
import { ApiError } from '../http/api-error.ts'
import type { BlobStore } from './blob-store.ts'

export type S3Settings = {
  /** The URL of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 20_000
const retries = 2

/** Works with any S3-compatible service. S3 guarantees that an object is complete or absent. */
export function createS3BlobStore({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function sendRequest(method: string, url: string, body?: Buffer): Promise<Response> {
    const response = await client
      .fetch(url, {
        method,
        ...(body && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch(throwUnavailable)
    if (response.ok || response.status === 404) return response
    const content = (await response.text()).slice(0, 300)
    const error = new Error(`S3 answered ${response.status} to ${method}: ${content}`)
    // 5xx may pass; anything else is a mistake in our settings or requests
    if (response.status >= 500) throwUnavailable(error)
    throw error
  }

  return {
    async read(name) {
      const response = await sendRequest('GET', `${base}/${name}`)
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer().catch(throwUnavailable))
      await response.body?.cancel()
      return undefined
    },
    async write(name, bytes) {
      const response = await sendRequest('PUT', `${base}/${name}`, bytes)
      await response.body?.cancel()
      if (response.status === 404) throw new Error(`S3 has no bucket ${bucket}`)
    },
    async remove(name) {
      const response = await sendRequest('DELETE', `${base}/${name}`)
      await response.body?.cancel()
    },
    async *list(folder) {
      let from: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        if (from) query.set('continuation-token', from)
        const xml = await (await sendRequest('GET', `${base}?${query}`)).text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = getTagText(entry, 'Key')
          const written = getTagText(entry, 'LastModified')
          const bytes = Number(getTagText(entry, 'Size'))
          if (name && written) yield { name, written: new Date(written), bytes }
        }
        from = getTagText(xml, 'NextContinuationToken')
      } while (from)
    },
  }
}

function throwUnavailable(cause: unknown): never {
  throw new ApiError('unavailable', (m) => m.errors.common.unavailable, { retryAfterSeconds: 5, cause })
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function getTagText(xml: string, tag: string): string | undefined {
  const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml) ?? []
  return text?.replace(/&(\w+);/g, (whole, name: string) =>
    Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
  )
}
