'use client'

import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CONTROL_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { cx } from '@/components/ui/cx'
import { sitePaths } from '@/lib/site-paths'
import { searchProvinces } from '../find-place'
import type { Province } from '../schema'

interface PlaceSearchProps {
  provinces: Province[]
  onChoose: (province: Province) => void
}

const MAX_SUGGESTIONS = 6
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A search with suggestions, as an ARIA combobox. Without script, the form sends the typed text to
 * the page.
 */
export function PlaceSearch({ provinces, onChoose }: PlaceSearchProps) {
  // The input is uncontrolled, so that text typed before the script loaded stays.
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const id = useId()
  const found = searchProvinces(provinces, typed).slice(0, MAX_SUGGESTIONS)
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const isLost = typed.trim() !== '' && found.length === 0

  const choose = (province: Province | undefined) => {
    if (!province) return
    setOpen(false)
    setTyped('')
    if (input.current) input.current.value = ''
    onChoose(province)
  }
  const followKeys = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt(isOpen ? (at + step + found.length) % found.length : 0)
      setOpen(true)
    }
    if (event.key === 'Escape') setOpen(false)
  }

  return (
    <search className="relative block">
      <form
        action={sitePaths.celebrations}
        onSubmit={(event) => {
          event.preventDefault()
          choose(found[isOpen ? at : 0]?.province)
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <label htmlFor={`${id}-typed`} className={LABEL_CLASSES}>
          Find your province or town
        </label>
        <div className="relative mt-2">
          <input
            ref={input}
            id={`${id}-typed`}
            name="province"
            role="combobox"
            aria-autocomplete="list"
            aria-controls={`${id}-found`}
            aria-expanded={isOpen && found.length > 0}
            aria-activedescendant={isOpen && found[at] ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="e.g. Iloilo"
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
              setOpen(true)
            }}
            onKeyDown={followKeys}
            className={`pr-14 ${CONTROL_CLASSES}`}
          />
          <button
            type="submit"
            aria-label="Find"
            className="absolute inset-y-1 right-1 grid w-11 cursor-pointer place-items-center rounded-control text-text-2 hover:text-text"
          >
            <Search aria-hidden strokeWidth={1.75} className="size-5.5" />
          </button>
          <div
            id={`${id}-found`}
            role="listbox"
            aria-label="Places"
            className={cx(
              'absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-control border border-line-2 bg-surface text-text shadow-2',
              !(isOpen && found.length > 0) && 'hidden',
            )}
          >
            {found.map(({ province, town }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
              <div
                key={province.slug}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // Keeps the focus in the input, because the list closes when the input loses it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(province)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 hover:bg-bg-2 aria-selected:bg-bg-2"
              >
                <span className="font-medium">{province.name}</span>
                <span className="text-sm text-text-3">{town ?? province.region}</span>
              </div>
            ))}
          </div>
        </div>
        <p role="status" className="mt-2 text-sm text-text-2 empty:hidden">
          {isLost && 'No place of that name. Try the province, or the city nearest to you.'}
        </p>
      </form>
    </search>
  )
}
