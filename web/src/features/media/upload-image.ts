import { uploads } from '@mainstreet/contract/limits.ts'
import { newKey } from '../../browser/random-key.ts'
import { freshToken } from '../../session/access-token.ts'

/** A slow line is no fault, one that stands still is. */
const stillMs = 60_000

/** Sends a picture as the storage protocol wants it, and answers its address. A request of the old kind: it tells its progress. */
export async function uploadPicture(
  shopId: string,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  const token = await freshToken()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const ask = new XMLHttpRequest()
  ask.open('POST', `/storage/v1/object/${uploads.bucket}/${shopId}/${newKey()}`)
  ask.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
  ask.setRequestHeader('content-type', picture.type)
  let timer: ReturnType<typeof setTimeout> | undefined
  const moves = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ask.abort(), stillMs)
  }
  ask.upload.onprogress = ({ loaded, total }) => {
    moves()
    onProgress(total > 0 ? loaded / total : 0)
  }
  ask.onloadend = () => clearTimeout(timer)
  ask.onload = () => {
    const { Id, message } = answerOf(ask.responseText)
    if (ask.status === 200 && Id) resolve(`/api/images/${Id}`)
    else reject(new Error(message || 'The picture could not be kept. Please try again.'))
  }
  ask.onerror = () => reject(new Error('You seem to be offline. Check your connection and try again.'))
  ask.onabort = () => reject(new Error('This takes too long. Please try again.'))
  moves()
  ask.send(picture)
  return promise
}

function answerOf(text: string): { Id?: string; message?: string } {
  try {
    return JSON.parse(text) as { Id?: string; message?: string }
  } catch {
    return {}
  }
}
