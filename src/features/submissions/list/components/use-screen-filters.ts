import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { changeAddressBar } from '@/components/portal/address'
import {
  changeFilters,
  type FilterChange,
  readFilters,
  type ScreenFilters,
  writeFilters,
} from '../../filters'

const filtersInAddress = () => readFilters(new URLSearchParams(window.location.search))

/**
 * Keeps the filters in the address, for Back and shared links. Also keeps them in React state,
 * because `useSearchParams` changes only after a delay, and typed text would be reset during it.
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
    changeAddressBar('replaceState', window.location.pathname + writeFilters(next))
  }, [])

  const arrange = useCallback((how: Partial<Pick<ScreenFilters, 'rows' | 'columns'>>) => {
    const next = { ...filtersInAddress(), ...how }
    setFilters(next)
    changeAddressBar('replaceState', window.location.pathname + writeFilters(next))
  }, [])

  const goToPage = useCallback((page: number, how: 'push' | 'replace' = 'push') => {
    const next = { ...filtersInAddress(), page }
    setFilters(next)
    changeAddressBar(`${how}State`, window.location.pathname + writeFilters(next))
  }, [])

  return { filters, narrow, arrange, goToPage }
}
