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
 * Returns a function that shows the first page of the list and focuses its first row. Called after
 * a bulk change whose rows have left the list, so that the reader continues with the remaining
 * rows.
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
    // Removes cached pages that are not shown, because they still contain the rows that have left
    // the list.
    queries.removeQueries({ queryKey: submissionKeys.all, type: 'inactive' })
    setWanted(true)
    if (page !== 1) onPage(1, 'replace')
  }
}
