import { ArrowDownUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SubmissionOrder } from '../../filters'

const LABELS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
} as const satisfies Record<SubmissionOrder, string>

interface OrderButtonProps {
  order: SubmissionOrder
  onOrder: (order: SubmissionOrder) => void
}

/** One place at every width: on phones the table has no head to press. */
export const OrderButton = ({ order, onOrder }: OrderButtonProps) => (
  <Button
    variant="quiet"
    className="px-2.5! max-sm:w-11"
    onClick={() => onOrder(order === 'newest' ? 'oldest' : 'newest')}
  >
    <ArrowDownUp aria-hidden strokeWidth={1.75} />
    <span className="max-sm:sr-only">{LABELS[order]}</span>
    <VisuallyHidden>. Turn round</VisuallyHidden>
  </Button>
)
