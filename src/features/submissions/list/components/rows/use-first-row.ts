import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { submissionPartId } from '../../../details/components/use-open-submission'
import { submissionKeys } from '../../../keys'

interface FirstRow {
  /** The id of the first row; undefined when there is none. */
  first: number | undefined
  page: number
  isStale: boolean
  onPage: (page: number, how: 'replace') => void
}

/**
 * Returns a function that shows the list from its first row and focuses it: after a bulk change the
 * changed rows have left the list, and the reader continues with the remaining ones.
 */
export function useFirstRow({ first, page, isStale, onPage }: FirstRow) {
  const queries = useQueryClient()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || isStale || page !== 1) return
    setWanted(false)
    if (first !== undefined) document.getElementById(submissionPartId(first, 'row'))?.focus()
  }, [isWanted, isStale, page, first])
  return () => {
    // Cached pages that are not shown still contain the rows that have left the list.
    queries.removeQueries({ queryKey: submissionKeys.all, type: 'inactive' })
    setWanted(true)
    if (page !== 1) onPage(1, 'replace')
  }
}
