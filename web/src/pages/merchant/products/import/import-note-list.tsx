import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ImportNotes } from './product-rows.ts'

/** How the file is read where it says something that products do not have. */
export function ImportNoteList({ notes }: { notes: ImportNotes }) {
  const texts = dashboard.merchant.import.check
  const shown = (['variants', 'leftOutImages', 'foreignIds'] as const).filter((name) => notes[name] > 0)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-sunk px-4 py-3">
      {shown.map((name) => (
        <li key={name}>{texts[name](notes[name])}</li>
      ))}
    </ul>
  )
}
