import { Trash2 } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { useDelete } from '../../bin/components/use-delete'

interface DeleteButtonProps {
  id: number
  onDeleted: () => void
}

/** Into the bin, from the details; the toast takes it back. */
export function DeleteButton({ id, onDeleted }: DeleteButtonProps) {
  const mayDelete = useCan('submissions.delete')
  const { remove, isPending } = useDelete()
  if (!mayDelete) return null
  return (
    <Button
      variant="line"
      loading={isPending}
      onClick={() => remove([id]).then(onDeleted)}
      className="text-error!"
    >
      {!isPending && <Trash2 aria-hidden strokeWidth={1.75} />}
      Delete
    </Button>
  )
}
