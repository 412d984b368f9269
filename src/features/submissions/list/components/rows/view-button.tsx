import { Eye } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { submissionElementId } from '../../../details/components/use-open-submission'

interface ViewButtonProps {
  id: number
  onView: () => void
}

export const ViewButton = ({ id, onView }: ViewButtonProps) => (
  <Button
    id={submissionElementId(id, 'view')}
    variant="quiet"
    aria-haspopup="dialog"
    className="px-2.5!"
    onClick={onView}
  >
    <Eye aria-hidden strokeWidth={1.75} />
    View
    <VisuallyHidden> registration {id}</VisuallyHidden>
  </Button>
)
