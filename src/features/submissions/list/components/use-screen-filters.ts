import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { writeAddress } from '@/components/portal/address'
import {
  changeFilters,
  type FilterChange,
  readFilters,
  type ScreenFilters,
  writeFilters,
} from '../../filters'

const filtersInAddress = () => readFilters(new URLSearchParams(window.location.search))

/**
 * The filters and layout, kept in the address bar so that Back and shared links work. They are also
 * React state: the router reports an address only after a delay, in which typed text would be
 * reset.
 */
export function useScreenFilters() {
  const params = useSearchParams()
  const [filters, setFilters] = useState(() => readFilters(params))

  // biome-ignore lint/correctness/useExhaustiveDependencies: rereads the address
  useEffect(() => {
    const there = filtersInAddress()
    setFilters((here) => (writeFilters(here) === writeFilters(there) ? here : there))
  }, [params])

  const narrow = useCallback((change: FilterChange) => {
    const next = changeFilters(filtersInAddress(), change)
    setFilters(next)
    writeAddress('replaceState', window.location.pathname + writeFilters(next))
  }, [])

  /**
   * Changes the columns or the number of rows per page. Returns to page 1 when `rows` is set and
   * the address already has a number of rows; otherwise keeps the page number.
   */
  const arrange = useCallback((how: Partial<Pick<ScreenFilters, 'rows' | 'columns'>>) => {
    const here = filtersInAddress()
    // With another number of rows, pages begin at other rows. Without a number in the address, its
    // page was already meant for the stored number, which is then the one that is set.
    const page = how.rows && here.rows !== null ? 1 : here.page
    const next = { ...here, ...how, page }
    setFilters(next)
    writeAddress('replaceState', window.location.pathname + writeFilters(next))
  }, [])

  const goToPage = useCallback((page: number, how: 'push' | 'replace' = 'push') => {
    const next = { ...filtersInAddress(), page }
    setFilters(next)
    writeAddress(`${how}State`, window.location.pathname + writeFilters(next))
  }, [])

  return { filters, narrow, arrange, goToPage }
}
