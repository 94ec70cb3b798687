import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../hooks/use-debounced.ts'
import { Field } from './field.tsx'

/** The same delay as for suggestions (docs/spec.md, section 9). */
const debounceMs = 300

type Props = {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: (text: string) => void
  className?: string
}

/** Searches when typing pauses. */
export function SearchField({
  label,
  placeholder,
  value = '',
  onSearch,
  className = 'w-full sm:w-72',
}: Props) {
  const [text, setText] = useState(value)
  const debouncedText = useDebounced(text.trim(), debounceMs)
  const lastSearch = useRef(value)
  const search = useRef(onSearch)
  search.current = onSearch

  useEffect(() => {
    if (debouncedText === lastSearch.current) return
    lastSearch.current = debouncedText
    search.current(debouncedText)
  }, [debouncedText])
  useEffect(() => {
    if (value === lastSearch.current) return
    // the browser went back
    lastSearch.current = value
    setText(value)
  }, [value])

  return (
    <Field
      label={label}
      hideLabel
      type="search"
      placeholder={placeholder}
      maxLength={fieldLimits.maxSearchChars}
      value={text}
      onChange={({ target }) => setText(target.value)}
      className={className}
    />
  )
}
