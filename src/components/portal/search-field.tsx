'use client'

import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { OPEN_DIALOG_SELECTOR } from '@/components/ui/dialog-keys'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useTypedValue } from './use-typed-value'

const TYPING_ELEMENTS = `input, textarea, select, [contenteditable], [role="menu"], ${OPEN_DIALOG_SELECTOR}`

function useSearchShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(TYPING_ELEMENTS)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', focusSearch)
    return () => window.removeEventListener('keydown', focusSearch)
  }, [field])
}

interface SearchFieldProps {
  id: string
  search: string
  onSearch: (search: string) => void
  placeholder: string
  maxLength: number
  className?: string
}

export function SearchField({
  id,
  search,
  onSearch,
  placeholder,
  maxLength,
  className,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedValue({ value: search, onCommit: onSearch })
  useSearchShortcut(field)
  return (
    <Field label="Search" htmlFor={id} className={className}>
      <span className="relative block">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-text-3"
        />
        <Input
          ref={field}
          id={id}
          type="search"
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
          className="appearance-none text-ellipsis pl-8 lg:pr-9"
        />
        {!text && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 max-lg:hidden!"
          >
            /
          </kbd>
        )}
      </span>
    </Field>
  )
}
