import { minuteMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from './api-error.ts'
import { sendWithRenewal } from './client.ts'

/** A slow upload is fine, a stalled one is an error. */
const stallTimeoutMs = minuteMs

/**
 * Uploads a file with the storage protocol, renews the token like a call, and returns the protocol's
 * response. Throws `ApiError`; `onProgress` gets the sent share, from 0 to 1.
 */
export async function uploadFile(
  path: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<unknown> {
  const response = await sendWithRenewal({
    send: (token) => sendFile(path, file, token, onProgress),
    toError: toStorageError,
  })
  return response.json().catch(() => {
    throw new ApiError({ status: response.status, code: 'unreadable', message: m.network.failed })
  })
}

/** `fetch` does not report upload progress. */
function sendFile(
  path: string,
  file: Blob,
  token: string | null,
  onProgress: (part: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const xhr = new XMLHttpRequest()
  xhr.open('POST', path)
  if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
  xhr.setRequestHeader('content-type', file.type)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => xhr.abort(), stallTimeoutMs)
  }
  const fail = (message: string) => reject(new ApiError({ status: 0, code: 'network', message }))
  xhr.upload.onprogress = ({ loaded, total }) => {
    restartTimer()
    onProgress(total > 0 ? loaded / total : 0)
  }
  xhr.onloadend = () => clearTimeout(timer)
  xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }))
  xhr.onerror = () => fail(m.app.api.uploadOffline)
  xhr.onabort = () => fail(m.app.api.uploadStalled)
  restartTimer()
  xhr.send(file)
  return promise
}

/** The protocol responds to nearly every error with 400, and describes it in the body. */
async function toStorageError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  const isSessionEnded = response.status === 401 || body.code === 'InvalidJWT'
  return new ApiError({
    status: isSessionEnded ? 401 : response.status,
    code: isSessionEnded ? 'unauthenticated' : 'bad_request',
    message: isSessionEnded ? m.session.noValidSession : body.message || m.app.api.uploadFailed,
    body,
  })
}
