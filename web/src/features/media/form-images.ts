/** A picture of a form with what it shows: there, on its way, or failed with its words. */
export type FormPicture = { key: string; alt: string } & (
  | { state: 'ready'; src: string /** Why it could not be replaced. */; words?: string }
  | { state: 'coming'; name: string; progress: number /** What it will stand for. */; before?: string }
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
  /** Another cut of it is on its way. */
  | { type: 'recut'; key: string; name: string }
  | { type: 'described'; key: string; alt: string }
  | { type: 'replaced'; sources: readonly string[]; alts: readonly string[] }

export function picturesOf(sources: readonly string[], alts: readonly string[] = []): FormPicture[] {
  return sources.map((src, at) => ({ key: `kept-${at}`, state: 'ready', src, alt: alts[at] ?? '' }))
}

export function stepPictures(pictures: FormPicture[], step: PictureStep): FormPicture[] {
  switch (step.type) {
    case 'added':
      return [
        ...pictures,
        ...step.pictures.map((one) => ({ ...one, alt: '', state: 'coming' as const, progress: 0 })),
      ]
    case 'removed':
      return pictures.filter(({ key }) => key !== step.key)
    case 'moved':
      return moved(pictures, step.key, step.to)
    case 'replaced':
      return picturesOf(step.sources, step.alts)
    default:
      return pictures.map((one) => (one.key === step.key ? stepped(one, step) : one))
  }
}

type OwnStep = Extract<PictureStep, { type: 'progressed' | 'came' | 'failed' | 'recut' | 'described' }>

function stepped(one: FormPicture, step: OwnStep): FormPicture {
  const { key, alt } = one
  if (step.type === 'described') return { ...one, alt: step.alt }
  if (step.type === 'came') return { key, alt, state: 'ready', src: step.src }
  if (step.type === 'recut')
    return one.state === 'ready'
      ? { key, alt, state: 'coming', name: step.name, progress: 0, before: one.src }
      : one
  if (one.state !== 'coming') return one
  if (step.type === 'progressed') return { ...one, progress: step.progress }
  if (one.before) return { key, alt, state: 'ready', src: one.before, words: step.words }
  return { key, alt, state: 'failed', name: one.name, words: step.words }
}

function moved(pictures: FormPicture[], key: string, to: number): FormPicture[] {
  const one = pictures.find((picture) => picture.key === key)
  if (!one || to < 0 || to >= pictures.length) return pictures
  return pictures.filter((picture) => picture !== one).toSpliced(to, 0, one)
}

function sourceOf(one: FormPicture): string | undefined {
  if (one.state === 'ready') return one.src
  return one.state === 'coming' ? one.before : undefined
}

export function sourcesOf(pictures: readonly FormPicture[]): string[] {
  return pictures.flatMap((one) => sourceOf(one) ?? [])
}

/** By the place in `sourcesOf`. */
export function altsOf(pictures: readonly FormPicture[]): string[] {
  return pictures.filter(sourceOf).map(({ alt }) => alt.trim())
}

export function isComing(pictures: readonly FormPicture[]): boolean {
  return pictures.some(({ state }) => state === 'coming')
}
