import { type RefObject, useEffect } from 'react'

const TYPING_PLACES = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** `/` puts the cursor into the search field, unless somebody is typing or deciding elsewhere. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(TYPING_PLACES)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', focusSearch)
    return () => window.removeEventListener('keydown', focusSearch)
  }, [field])
}
