type Note = { hz: number; atMs: number }
export type Tune = 'message' | 'order'

/** Two soft notes upward for a message, the bell above a shop's door for an order. */
const tunes: Record<Tune, readonly Note[]> = {
  message: [
    { hz: 587, atMs: 0 },
    { hz: 880, atMs: 110 },
  ],
  order: [
    { hz: 1047, atMs: 0 },
    { hz: 1319, atMs: 160 },
    { hz: 1047, atMs: 640 },
    { hz: 1319, atMs: 800 },
  ],
}
const ringMs = 600

let context: AudioContext | undefined

/** Browsers stay silent until somebody has pressed something on the page. */
export function maySound(): boolean {
  return typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true)
}

/** False: the browser does not let it sound yet. */
export async function chime(tune: Tune): Promise<boolean> {
  if (!maySound()) return false
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const note of tunes[tune]) ring(context, note)
  return true
}

function ring(audio: AudioContext, { hz, atMs }: Note) {
  const start = audio.currentTime + atMs / 1000
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.22, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + ringMs / 1000)
  const tone = audio.createOscillator()
  tone.frequency.value = hz
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + ringMs / 1000)
}
