import { useEffect, useEffectEvent, useRef } from 'react'
import { findReferenceInSearch } from '../../../quoted'
import type { Submission } from '../../../schema'

interface OpenQuoted {
  search: string
  rows: readonly Submission[]
  isStale: boolean
  onOpen: (submission: Submission) => void
}

export function useOpenByReference({ search, rows, isStale, onOpen }: OpenQuoted) {
  const opened = useRef<string | null>(null)
  const reference = findReferenceInSearch(search)
  const found = isStale ? undefined : rows.find((row) => row.reference === reference)
  const open = useEffectEvent((submission: Submission) => {
    opened.current = submission.reference
    onOpen(submission)
  })
  useEffect(() => {
    if (reference === null) opened.current = null
    else if (found && opened.current !== reference) open(found)
  }, [reference, found])
}
