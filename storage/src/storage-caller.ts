import type { KeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidSession } from './storage-error.ts'

/** What the application decides about buckets and objects. */
export type StoragePolicy = {
  acceptsServiceRole: boolean
  openBuckets: ReadonlySet<string>
  /** The first folder of an object's name is its owner: these belong to the user. */
  listOwnFolders(viewer: Viewer): string[]
}

/** Who makes a request: a user, a service of the operator, or the public. */
export type StorageCaller = {
  kind: 'user' | 'service' | 'public'
  /** The owner of what the caller stores. */
  ownerId: string
  viewer: Viewer | undefined
  /** Names the session, so that what it has signed ends with it. */
  findSessionRef(): Promise<string | undefined>
}

export type StorageAuth = {
  viewerOf(token: string): Promise<Viewer | undefined>
  /** What a token without a user stands for. */
  keyHolderOf(token: string): Promise<KeyHolder | undefined>
  sessionRefOf(token: string): Promise<string | undefined>
  isSessionActive(userId: string, sessionRef: string): Promise<boolean>
  secret: string
  policy: StoragePolicy
}

/** Owns what no user has stored: all of it shares one quota. */
const noOwnerId = '00000000-0000-0000-0000-000000000000'

export type GetCaller = (request: FastifyRequest) => StorageCaller

/** Authenticates before the body is read; `isPublic`: routes that need no token. */
export function createGetCaller(
  app: FastifyInstance,
  auth: StorageAuth,
  isPublic: (method: string, url: string) => boolean,
  rateLimits: CallRateLimits,
): GetCaller {
  const callers = new WeakMap<FastifyRequest, StorageCaller>()
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    if (request.method === 'OPTIONS' || url === undefined || isPublic(request.method, url)) return
    const token = getBearerToken(request)
    const caller = token === undefined ? undefined : await findCaller(auth, token)
    if (!caller) throw invalidSession()
    if (caller.viewer) rateLimits.consume(getStorageRate(request), { accountId: caller.viewer.id })
    callers.set(request, caller)
  })
  return (request) => {
    const caller = callers.get(request)
    if (!caller) throw invalidSession()
    return caller
  }
}

/** Listing and signing change nothing, although they are sent by POST. */
export function getStorageRate({ method, routeOptions: { url = '' } }: FastifyRequest): 'reads' | 'writes' {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method)
  return isRead || (method === 'POST' && /\/object\/(list|list-v2|sign)\//.test(url)) ? 'reads' : 'writes'
}

async function findCaller(auth: StorageAuth, token: string): Promise<StorageCaller | undefined> {
  const viewer = await auth.viewerOf(token)
  if (viewer)
    return { kind: 'user', ownerId: viewer.id, viewer, findSessionRef: () => auth.sessionRefOf(token) }
  const holder = await auth.keyHolderOf(token)
  if (!holder || (holder.role === 'service' && !auth.policy.acceptsServiceRole)) return undefined
  const kind = holder.role === 'service' ? 'service' : 'public'
  return { kind, ownerId: noOwnerId, viewer: undefined, findSessionRef: async () => kind }
}

export function isStorageAdmin({ kind, viewer }: StorageCaller): boolean {
  return kind === 'service' || viewer?.role === 'admin'
}

export function canAccessObject(
  { openBuckets, listOwnFolders }: StoragePolicy,
  caller: StorageCaller,
  bucket: string,
  name: string,
): boolean {
  if (isStorageAdmin(caller) || openBuckets.has(bucket)) return true
  const { viewer } = caller
  return viewer !== undefined && listOwnFolders(viewer).some((folder) => name.startsWith(`${folder}/`))
}

/** Undefined: all folders of the bucket. */
export function listReadableFolders(
  { openBuckets, listOwnFolders }: StoragePolicy,
  caller: StorageCaller,
  bucket: string,
): string[] | undefined {
  if (isStorageAdmin(caller) || openBuckets.has(bucket)) return undefined
  return caller.viewer ? listOwnFolders(caller.viewer) : []
}
