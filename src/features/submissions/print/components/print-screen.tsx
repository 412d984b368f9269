'use client'

import { useSearchParams } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { readFilters } from '../../filters'
import { PrintList } from './print-list'
import { PrintSubmission } from './print-one'

export function PrintScreen() {
  const params = useSearchParams()
  const filters = readFilters(params)
  const id = Number(params.get('id'))
  if (Number.isInteger(id) && id > 0) return <PrintSubmission id={id} />
  if (filters.formId !== null) return <PrintList filters={{ ...filters, formId: filters.formId }} />
  return (
    <EmptyState
      title="Nothing to print yet"
      text="Choose a form in the list of registrations, then press Print there."
    />
  )
}
