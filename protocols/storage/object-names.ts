import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { invalidKey } from './storage-error.ts'

const keyPattern = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]{1,1024}$/
const bucketNamePattern = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/
/** Words that stand in the place of a bucket in some of the protocol's addresses. */
const reservedBucketNames = new Set([
  'upload',
  'sign',
  'list',
  'list-v2',
  'info',
  'public',
  'authenticated',
  'move',
  'copy',
])

/** Throws for a name that is none, or that could lead out of its folder. */
export function requireKey(name: string): string {
  const parts = name.split('/')
  if (!keyPattern.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw invalidKey(name.slice(0, 100))
  return name
}

export function isBucketName(name: string): boolean {
  return bucketNamePattern.test(name) && !reservedBucketNames.has(name) && name.trim() === name
}

/** The first folder says whose it is: a person's own, or a merchant's shop's. */
export function getOwnFolders(viewer: Viewer): string[] {
  return viewer.shop_id && viewer.role === 'merchant' ? [viewer.id, viewer.shop_id] : [viewer.id]
}

export function canAccessObject(viewer: Viewer, name: string): boolean {
  return viewer.role === 'admin' || getOwnFolders(viewer).some((folder) => name.startsWith(`${folder}/`))
}

/** Whose room an object takes. */
export function getObjectOwner(viewer: Viewer, name: string): string {
  const [folder = ''] = name.split('/')
  return isCanonicalUuid(folder) ? folder : viewer.id
}
