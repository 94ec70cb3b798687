export class LateError extends Error {}

/** Rejects when `work` takes longer; it goes on all the same. */
export async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  // every public read comes here: an abort signal costs several times as much as a timer
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no response within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
