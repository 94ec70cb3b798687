import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ImportNotes } from './product-rows.ts'

const noteNames = ['variants', 'salePrices', 'leftOutImages', 'foreignIds'] as const

/** How the file is read where it says something that products do not have. */
export function ImportNoteList({ notes, unknownIds }: { notes: ImportNotes; unknownIds: number }) {
  const texts = dashboard.merchant.import.check
  const counts = { ...notes, foreignIds: notes.foreignIds + unknownIds }
  const shown = noteNames.filter((name) => counts[name] > 0)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-sunk px-4 py-3">
      {shown.map((name) => (
        <li key={name}>{texts[name](counts[name])}</li>
      ))}
    </ul>
  )
}
