/** The error format of the protocol: HTTP 400 for nearly everything, the real status as text in the body. */
export class StorageError extends Error {
  readonly body: { statusCode: string; error: string; message: string; code: string }

  constructor(statusCode: string, error: string, code: string, message: string) {
    super(message)
    this.body = { statusCode, error, message, code }
  }
}

export const invalidSession = () =>
  new StorageError('403', 'Unauthorized', 'InvalidJWT', 'Invalid Compact JWS')
export const notAllowed = () =>
  new StorageError('403', 'Unauthorized', 'AccessDenied', 'new row violates row-level security policy')
export const adminsOnly = () => new StorageError('403', 'AccessDenied', 'AccessDenied', 'Access denied')
export const noSuchRoute = () =>
  new StorageError('404', 'Not Found', 'NoSuchRoute', 'There is nothing at this address')
export const bucketNotFound = () =>
  new StorageError('404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found')
export const objectNotFound = () => new StorageError('404', 'not_found', 'NoSuchKey', 'Object not found')
export const objectAlreadyExists = () =>
  new StorageError('409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists')
export const bucketNotEmpty = () =>
  new StorageError('409', 'InvalidRequest', 'InvalidRequest', 'The bucket you tried to delete is not empty')
export const objectTooLarge = () =>
  new StorageError(
    '413',
    'Payload too large',
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
  )
export const tooManyRequests = (message: string) =>
  new StorageError('429', 'Too many requests', 'TooManyRequests', message)
export const unsupportedMimeType = (type: string) =>
  new StorageError('415', 'invalid_mime_type', 'InvalidMimeType', `mime type ${type} is not supported`)
export const invalidKey = (name: string) =>
  new StorageError('400', 'InvalidKey', 'InvalidKey', `Invalid key: ${name}`)
export const invalidSignature = () => new StorageError('400', 'InvalidJWT', 'InvalidJWT', 'invalid signature')
export const badRequest = (message: string) =>
  new StorageError('400', 'InvalidRequest', 'InvalidRequest', message)
export const tooManyObjects = (max: number) =>
  new StorageError('413', 'Payload too large', 'EntityTooLarge', `An owner can store ${max} objects at most`)
