import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import {
  changeFilters,
  type FilterChange,
  readFilters,
  type ScreenFilters,
  writeFilters,
} from '../../filters'

const filtersInAddress = () => readFilters(new URLSearchParams(window.location.search))

/**
 * The filters, kept in the address bar so that Back and shared links work. Also kept as state,
 * because the router updates later and a field would jump back while typing.
 */
export function useScreenFilters() {
  const params = useSearchParams()
  const [filters, setFilters] = useState(() => readFilters(params))

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back or a link has changed the address
  useEffect(() => {
    const there = filtersInAddress()
    setFilters((here) => (writeFilters(here) === writeFilters(there) ? here : there))
  }, [params])

  const narrow = useCallback((change: FilterChange) => {
    const next = changeFilters(filtersInAddress(), change)
    setFilters(next)
    window.history.replaceState(null, '', window.location.pathname + writeFilters(next))
  }, [])

  /** Changes the layout of the list and keeps the page where possible. */
  const arrange = useCallback((how: Partial<Pick<ScreenFilters, 'rows' | 'columns'>>) => {
    const here = filtersInAddress()
    // Another number of rows changes what each page holds, unless the address named none before.
    const page = how.rows && here.rows !== null ? 1 : here.page
    const next = { ...here, ...how, page }
    setFilters(next)
    window.history.replaceState(null, '', window.location.pathname + writeFilters(next))
  }, [])

  const goToPage = useCallback((page: number, how: 'push' | 'replace' = 'push') => {
    const next = { ...filtersInAddress(), page }
    setFilters(next)
    const address = window.location.pathname + writeFilters(next)
    if (how === 'push') window.history.pushState(null, '', address)
    else window.history.replaceState(null, '', address)
  }, [])

  return { filters, narrow, arrange, goToPage }
}
