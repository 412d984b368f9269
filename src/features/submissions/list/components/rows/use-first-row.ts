import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { submissionElementId } from '../../../details/components/use-open-submission'
import { submissionKeys } from '../../../keys'

interface FirstRow {
  first: number | undefined
  page: number
  isStale: boolean
  onPage: (page: number, how: 'replace') => void
}

/**
 * Returns a function to call after a bulk change has removed rows from the list. The function shows
 * the first page and focuses its first row.
 */
export function useShowFirstRow({ first, page, isStale, onPage }: FirstRow) {
  const queries = useQueryClient()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || isStale || page !== 1) return
    setWanted(false)
    if (first !== undefined) document.getElementById(submissionElementId(first, 'row'))?.focus()
  }, [isWanted, isStale, page, first])
  return () => {
    // Cached pages that are not shown may still contain the rows that have left the list.
    queries.removeQueries({ queryKey: submissionKeys.all, type: 'inactive' })
    setWanted(true)
    if (page !== 1) onPage(1, 'replace')
  }
}
