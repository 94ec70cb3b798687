import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../hooks/use-debounced.ts'
import { Field } from './field.tsx'

/** As long as suggestions wait (spec 9). */
const restMs = 300

type Props = {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: (text: string) => void
  className?: string
}

/** Searches once the typing rests. */
export function SearchField({
  label,
  placeholder,
  value = '',
  onSearch,
  className = 'w-full sm:w-72',
}: Props) {
  const [text, setText] = useState(value)
  const rested = useDebounced(text.trim(), restMs)
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
      className={className}
    />
  )
}
