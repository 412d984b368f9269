'use client'

import { useCan } from '@/components/portal/frame/current-user'
import { usePlaces } from '@/features/forms/capacity/client'
import { WaitingPanel } from './waiting-panel'

/**
 * The waiting list of a form. Shown to those who may read submissions, when the form has one or
 * people still wait for places of its limits after it was switched off.
 */
export function WaitingList({ formId }: { formId: number }) {
  const canRead = useCan('submissions.read')
  const { data: places } = usePlaces(formId)
  const isKept = places?.hasWaitingList || places?.limits.some(({ waiting }) => waiting > 0)
  return canRead && isKept ? <WaitingPanel formId={formId} /> : null
}
