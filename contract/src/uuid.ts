/** In lower case, as the database writes it. */
export const uuidSource = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const canonicalUuid = new RegExp(`^${uuidSource}$`)
const anyCaseUuid = new RegExp(`^${uuidSource}$`, 'i')

/** Only in lower case: a token or a folder of files names a user in one way. */
export function isCanonicalUuid(text: string): boolean {
  return canonicalUuid.test(text)
}

/** In any case, as people may type it. */
export function isUuid(text: string): boolean {
  return anyCaseUuid.test(text)
}
