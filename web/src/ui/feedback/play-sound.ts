type ToneNote = { hz: number; atMs: number }
export type SoundName = 'message' | 'order'

/** Two soft rising notes for a message, a shop bell for an order. */
const sounds: Record<SoundName, readonly ToneNote[]> = {
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
const noteDurationMs = 600

let audioContext: AudioContext | undefined

/** Browsers play no sound before the first interaction with the page. */
export function canPlaySound(): boolean {
  return typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true)
}

/** False when the browser does not allow sound yet. */
export async function playSound(tune: SoundName): Promise<boolean> {
  if (!canPlaySound()) return false
  audioContext ??= new AudioContext()
  if (audioContext.state === 'suspended') await audioContext.resume()
  for (const note of sounds[tune]) playNote(audioContext, note)
  return true
}

function playNote(audio: AudioContext, { hz, atMs }: ToneNote) {
  const start = audio.currentTime + atMs / 1000
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.22, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + noteDurationMs / 1000)
  const tone = audio.createOscillator()
  tone.frequency.value = hz
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + noteDurationMs / 1000)
}
