import { FlaskConical } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import type { Submission } from '../../schema'
import { useMarkTests } from './use-mark-tests'

/** Takes what staff tried out from all counts, or back among them. */
export function TestMarkButton({ submission: { id, isTest } }: { submission: Submission }) {
  const mayWrite = useCan('submissions.write')
  const { mark, isPending } = useMarkTests()
  if (!mayWrite) return null
  return (
    <Button variant="line" loading={isPending} onClick={() => mark([id], isTest !== true)}>
      {!isPending && <FlaskConical aria-hidden strokeWidth={1.75} />}
      {isTest ? 'Not a test' : 'Mark as test'}
    </Button>
  )
}
