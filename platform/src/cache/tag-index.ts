/** Which keys of a cache depend on a tag. */
export type TagIndex = {
  add(key: string, tags: readonly string[]): void
  remove(key: string, tags: readonly string[]): void
  listKeys(tag: string): string[]
}

export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>()
  return {
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
    listKeys: (tag) => [...(keysByTag.get(tag) ?? [])],
  }
}
