'use client'

import { useCan } from '@/components/portal/frame/current-user'
import { usePlaces } from '@/features/forms/capacity/client'
import { WaitingPanel } from './waiting-panel'

export function WaitingList({ formId }: { formId: number }) {
  const canRead = useCan('submissions.read')
  const { data: places } = usePlaces(formId)
  const isKept = places?.hasWaitingList || places?.limits.some(({ waiting }) => waiting > 0)
  return canRead && isKept ? <WaitingPanel formId={formId} /> : null
}
