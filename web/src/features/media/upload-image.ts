import { minuteMs } from '@mainstreet/contract/durations.ts'
import { uploadLimits } from '@mainstreet/contract/limits.ts'
import { createRandomKey } from '../../browser/random-key.ts'
import { getFreshAccessToken } from '../../session/access-token.ts'

/** A slow line is no fault, one that stands still is. */
const stallTimeoutMs = minuteMs

/** Sends a picture as the storage protocol wants it, and answers its address. A request of the old kind: it tells its progress. */
export async function uploadImage(
  shopId: string,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  const token = await getFreshAccessToken()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const xhr = new XMLHttpRequest()
  xhr.open('POST', `/storage/v1/object/${uploadLimits.bucket}/${shopId}/${createRandomKey()}`)
  xhr.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
  xhr.setRequestHeader('content-type', image.type)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => xhr.abort(), stallTimeoutMs)
  }
  xhr.upload.onprogress = ({ loaded, total }) => {
    restartTimer()
    onProgress(total > 0 ? loaded / total : 0)
  }
  xhr.onloadend = () => clearTimeout(timer)
  xhr.onload = () => {
    const { Id, message } = parseResponse(xhr.responseText)
    if (xhr.status === 200 && Id) resolve(`/api/images/${Id}`)
    else reject(new Error(message || 'The picture could not be kept. Please try again.'))
  }
  xhr.onerror = () => reject(new Error('You seem to be offline. Check your connection and try again.'))
  xhr.onabort = () => reject(new Error('This takes too long. Please try again.'))
  restartTimer()
  xhr.send(image)
  return promise
}

function parseResponse(text: string): { Id?: string; message?: string } {
  try {
    return JSON.parse(text) as { Id?: string; message?: string }
  } catch {
    return {}
  }
}
