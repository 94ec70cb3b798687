/** A picture of a form: there, on its way, or failed with its words. */
export type FormPicture = { key: string } & (
  | { state: 'ready'; src: string }
  | { state: 'coming'; name: string; progress: number }
  | { state: 'failed'; name: string; words: string }
)
export type PictureStep =
  | { type: 'added'; pictures: { key: string; name: string }[] }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'came'; key: string; src: string }
  | { type: 'failed'; key: string; words: string }
  | { type: 'removed'; key: string }
  /** Before the one that stands at `to`. */
  | { type: 'moved'; key: string; to: number }

export function picturesOf(sources: readonly string[]): FormPicture[] {
  return sources.map((src, at) => ({ key: `kept-${at}`, state: 'ready', src }))
}

export function stepPictures(pictures: FormPicture[], step: PictureStep): FormPicture[] {
  switch (step.type) {
    case 'added':
      return [...pictures, ...step.pictures.map((one) => ({ ...one, state: 'coming' as const, progress: 0 }))]
    case 'progressed':
      return pictures.map((one) =>
        one.key === step.key && one.state === 'coming' ? { ...one, progress: step.progress } : one,
      )
    case 'came':
      return pictures.map((one) =>
        one.key === step.key ? { key: one.key, state: 'ready', src: step.src } : one,
      )
    case 'failed':
      return pictures.map((one) =>
        one.key === step.key && one.state === 'coming'
          ? { key: one.key, state: 'failed', name: one.name, words: step.words }
          : one,
      )
    case 'removed':
      return pictures.filter(({ key }) => key !== step.key)
    case 'moved':
      return moved(pictures, step.key, step.to)
  }
}

function moved(pictures: FormPicture[], key: string, to: number): FormPicture[] {
  const one = pictures.find((picture) => picture.key === key)
  if (!one || to < 0 || to >= pictures.length) return pictures
  return pictures.filter((picture) => picture !== one).toSpliced(to, 0, one)
}

export function sourcesOf(pictures: readonly FormPicture[]): string[] {
  return pictures.flatMap((one) => (one.state === 'ready' ? [one.src] : []))
}

export function isComing(pictures: readonly FormPicture[]): boolean {
  return pictures.some(({ state }) => state === 'coming')
}
