import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'

type Props = {
  hints: readonly (readonly [key: string, label: string])[]
  isEnabled: boolean
  onToggle: (on: boolean) => void
}

export function ShortcutHints({ hints, isEnabled, onToggle }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 max-lg:hidden">
      {isEnabled &&
        hints.map(([key, hint]) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <kbd className="grid size-6 place-items-center rounded-[5px] border border-line-strong/60 bg-surface font-sans text-xs font-semibold text-ink">
              {key}
            </kbd>
            {hint}
          </span>
        ))}
      <label className="inline-flex min-h-10 items-center gap-2">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => onToggle(event.target.checked)}
          className="size-4"
        />
        {dashboard.adminReview.shortcuts.toggle}
      </label>
    </div>
  )
}
