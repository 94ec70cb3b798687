import { isCanonicalUuid } from '@mainstreet/contract/uuid.ts'
import { invalidKey } from './storage-error.ts'

const keyPattern = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]{1,1024}$/
const bucketNamePattern = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/
/** Path segments of the protocol that cannot be bucket names. */
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

/** Throws for an invalid name or one that could leave its folder. */
export function requireKey(name: string): string {
  const segments = name.split('/')
  if (
    !keyPattern.test(name) ||
    segments.some((segment) => segment === '' || segment === '.' || segment === '..')
  )
    throw invalidKey(name.slice(0, 100))
  return name
}

export function isBucketName(name: string): boolean {
  return bucketNamePattern.test(name) && !reservedBucketNames.has(name) && name.trim() === name
}

/** The owner whose quota an object uses. */
export function getObjectOwner(userId: string, name: string): string {
  const [folder = ''] = name.split('/')
  return isCanonicalUuid(folder) ? folder : userId
}
