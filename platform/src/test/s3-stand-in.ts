import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { registerCleanup } from './cleanup.ts'

const keys = { accessKeyId: 'key-of-the-street', secretAccessKey: 'a secret of the street' }
const pageSize = 2

export type S3StandIn = {
  port: number
  settings: { accessKeyId: string; secretAccessKey: string; bucket: string; region: string; endpoint: string }
  objects: Map<string, { bytes: Buffer; written: Date }>
  /** Responds to this many calls with 503 first, as a busy store does. */
  busyCalls: number
}

/** Implements the part of S3 that we use: signed calls, objects by key, paged listing. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    if (!(await isSigned(request))) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    if (standIn.busyCalls-- > 0) return response.writeHead(503).end()
    const url = new URL(request.url ?? '/', 'http://x')
    if (url.searchParams.has('list-type')) return list(url, response)
    const key = decodeURIComponent(url.pathname.slice('/bucket/'.length))
    const known = objects.get(key)
    if (request.method === 'PUT') objects.set(key, { bytes, written: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'GET' && !known) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
    response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? known?.bytes : '')
  })

  function list({ searchParams }: URL, response: ServerResponse) {
    const from = searchParams.get('continuation-token') ?? ''
    const found = [...objects.keys()]
      .sort()
      .filter((key) => key.startsWith(searchParams.get('prefix') ?? '') && key > from)
    const entries = found.slice(0, pageSize).map((key) => {
      const written = objects.get(key)?.written.toISOString()
      return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${written}</LastModified></Contents>`
    })
    const more =
      found.length > pageSize ? `<NextContinuationToken>${found[pageSize - 1]}</NextContinuationToken>` : ''
    response.end(`<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  registerCleanup(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings = { ...keys, bucket: 'bucket', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` }
  const standIn: S3StandIn = { port, settings, objects, busyCalls: 0 }
  return standIn
}

async function isSigned({ method = 'GET', url = '', headers }: IncomingMessage): Promise<boolean> {
  const given = String(headers.authorization ?? '')
  const signer = new AwsV4Signer({
    ...keys,
    method,
    // a proxy between has another port
    url: `http://${headers.host}${url}`,
    service: 's3',
    region: 'us-east-1',
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
    datetime: String(headers['x-amz-date']),
  })
  return given !== '' && (await signer.sign()).headers.get('authorization') === given
}
