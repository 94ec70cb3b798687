import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { matchRanges } from './match-ranges.ts'

export type ComboboxOption = {
  id: string
  label: string
  hint?: string | undefined
  icon?: ReactNode
  group?: string
}
type Props = {
  id: string
  label: string
  options: readonly ComboboxOption[]
  /** The active option; -1 for none. */
  activeIndex: number
  highlightedQuery: string | undefined
  onSelect: (option: ComboboxOption) => void
}

/** The suggestions of a combobox, in groups; loaded when the field first gets the focus. */
export function OptionList({ id, label, options, activeIndex, highlightedQuery, onSelect }: Props) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div key={group ?? ''} role="group" aria-label={group ?? label}>
      {group && (
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
          {group}
        </p>
      )}
      {options.map(
        (option, index) =>
          option.group === group && (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which handles the keys
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onSelect(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5',
                index === activeIndex ? 'bg-pine-wash' : 'hover:bg-sunk',
              )}
            >
              {option.icon}
              <span className="min-w-0">
                <span className="block truncate">
                  {highlightedQuery ? (
                    <HighlightedText text={option.label} typed={highlightedQuery} />
                  ) : (
                    option.label
                  )}
                </span>
                {option.hint && <span className="block truncate text-sm text-ink-2">{option.hint}</span>}
              </span>
            </div>
          ),
      )}
    </div>
  ))
}

/** The text with the matches of the typed text highlighted. */
function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of matchRanges(text, typed)) {
    parts.push(
      text.slice(at, from),
      <mark
        key={from}
        className="bg-transparent font-bold text-inherit underline decoration-marigold decoration-2 underline-offset-3"
      >
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
