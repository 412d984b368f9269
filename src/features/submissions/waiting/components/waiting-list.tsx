'use client'

import { useCan } from '@/components/portal/frame/current-user'
import { usePlaces } from '@/features/forms/capacity/client'
import { WaitingPanel } from './waiting-panel'

/**
 * The waiting list of a form. Shown when the form has one, or when people still wait after it was
 * switched off.
 */
export function WaitingList({ formId }: { formId: number }) {
  const canRead = useCan('submissions.read')
  const { data: places } = usePlaces(formId)
  const isKept = places?.hasWaitingList || places?.limits.some(({ waiting }) => waiting > 0)
  return canRead && isKept ? <WaitingPanel formId={formId} /> : null
}
