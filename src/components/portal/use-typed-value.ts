import { useEffect, useEffectEvent, useState } from 'react'

const TYPING_PAUSE_MS = 300

interface TypedValue {
  value: string
  onCommit: (value: string) => void
  isComplete?: (value: string) => boolean
}

/** Holds the text of a field while somebody types, and calls `onCommit` when they pause. */
export function useTypedValue({ value, onCommit, isComplete }: TypedValue) {
  const [text, setText] = useState(value)
  const [committed, setCommitted] = useState(value)

  // The value was changed elsewhere, for example by Clear filters or Back.
  if (value !== committed) {
    setCommitted(value)
    setText(value)
  }

  const commit = useEffectEvent(() => {
    if (isComplete && !isComplete(text)) return
    setCommitted(text)
    onCommit(text)
  })

  useEffect(() => {
    if (text === committed) return
    const pause = setTimeout(() => commit(), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, committed])

  return [text, setText] as const
}
