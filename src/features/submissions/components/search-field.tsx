import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SEARCH_MAX_LENGTH } from '../filters'
import { useSearchShortcut } from './use-search-shortcut'
import { useTypedValue } from './use-typed-value'

interface SearchFieldProps {
  search: string
  onSearch: (search: string) => void
}

export function SearchField({ search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedValue({ value: search, onCommit: onSearch })
  useSearchShortcut(field)
  return (
    <Field label="Search" htmlFor="filter-search" className="max-lg:col-span-full">
      <span className="relative block">
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-text-3"
        />
        <Input
          ref={field}
          id="filter-search"
          type="search"
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          placeholder="Search in submission data..."
          onChange={(event) => setText(event.target.value)}
          className="appearance-none pl-8"
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
