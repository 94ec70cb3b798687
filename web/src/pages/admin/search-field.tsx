import { suggestions } from '@mainstreet/contract/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../api/use-debounced.ts'
import { Field } from '../../ui/field.tsx'

type Props = {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: (text: string) => void
}

/** Searches once the typing rests. */
export function SearchField({ label, placeholder, value = '', onSearch }: Props) {
  const [text, setText] = useState(value)
  const rested = useDebounced(text.trim(), suggestions.debounceMs)
  const asked = useRef(value)
  const search = useRef(onSearch)
  search.current = onSearch

  useEffect(() => {
    if (rested === asked.current) return
    asked.current = rested
    search.current(rested)
  }, [rested])
  useEffect(() => {
    if (value === asked.current) return
    // gone back in the browser
    asked.current = value
    setText(value)
  }, [value])

  return (
    <Field
      label={label}
      hideLabel
      type="search"
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
      className="w-full sm:w-72"
    />
  )
}
