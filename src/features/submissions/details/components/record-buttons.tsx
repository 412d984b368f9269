import { Printer, Trash2 } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import { useDeleteSubmissions } from '../../bin/components/use-delete'

interface DeleteButtonProps {
  id: number
  onDeleted: () => void
}

export function DeleteSubmissionButton({ id, onDeleted }: DeleteButtonProps) {
  const mayDelete = useCan('submissions.delete')
  const { remove, isPending } = useDeleteSubmissions()
  if (!mayDelete) return null
  return (
    <Button
      variant="line"
      loading={isPending}
      onClick={() => void remove([id]).then((isDone) => isDone && onDeleted())}
      className="text-error!"
    >
      {!isPending && <Trash2 aria-hidden strokeWidth={1.75} />}
      Delete
    </Button>
  )
}

/**
 * A link to the printable registration. It opens in a new tab, so that the list keeps its state.
 */
export const PrintSubmissionLink = ({ id }: { id: number }) => (
  <Button variant="line" asChild>
    <a href={paths.portal.printSubmission(id)} target="_blank" rel="noreferrer">
      <Printer aria-hidden strokeWidth={1.75} />
      Print
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  </Button>
)
