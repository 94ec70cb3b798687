import { clsx } from 'clsx'
import type { Option } from './combobox.tsx'
import { Marked } from './highlighted-text.tsx'

type Props = {
  id: string
  label: string
  options: readonly Option[]
  /** Which one the arrow keys have reached; -1 for none. */
  at: number
  typed: string | undefined
  onPick: (option: Option) => void
}

/** What a combobox proposes, in groups; it comes when the field is first gone to. */
export function OptionList({ id, label, options, at, typed, onPick }: Props) {
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
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which has the keys
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5',
                index === at ? 'bg-pine-wash' : 'hover:bg-sunk',
              )}
            >
              {option.icon}
              <span className="min-w-0">
                <span className="block truncate">
                  {typed ? <Marked text={option.label} typed={typed} /> : option.label}
                </span>
                {option.hint && <span className="block truncate text-sm text-ink-2">{option.hint}</span>}
              </span>
            </div>
          ),
      )}
    </div>
  ))
}
