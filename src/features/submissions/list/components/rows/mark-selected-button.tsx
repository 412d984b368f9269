import { FlaskConical } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useMarkTests } from '../../../records/components/test-mark-button'
import type { ListSelection } from './use-list-selection'

/** Marks the selected rows as tests; in the list of tests it removes their marks. */
export function MarkSelectedButton({ selection }: { selection: ListSelection }) {
  const { mark, isPending } = useMarkTests()
  const { chosen, filters, clear } = selection
  const ids = chosen.map(({ id }) => id)
  return (
    <Button
      variant="line"
      className="max-md:px-2.5!"
      loading={isPending}
      onClick={() => mark(ids, !filters.tests).then(clear)}
    >
      {!isPending && <FlaskConical aria-hidden strokeWidth={1.75} />}
      <span className="max-md:sr-only">{filters.tests ? 'Not tests' : 'Mark as test'}</span>
    </Button>
  )
}
