import { FlaskConical } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'
import type { Submission } from '../../schema'
import { useMarkTests as useSendMarks } from '../corrections-client'

/** Marks a submission as a test, which no count includes, or removes the mark. */
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

/**
 * Marks submissions as tests or removes their marks, and shows one toast with an Undo button for
 * all.
 */
export function useMarkTests() {
  // Awaits the mutation's promise: its callbacks would not run, because the row unmounts before the
  // response, and the toast must still appear.
  const { mutateAsync, isPending } = useSendMarks()
  const failed = (error: unknown) => notify(recordNotices.testsFailed(errorSentence(error)))
  const markNotice = (count: number, isTest: boolean) =>
    isTest ? recordNotices.testsMarked(count) : recordNotices.testsUnmarked(count)
  const undo = (ids: number[], isTest: boolean) =>
    mutateAsync({ ids, isTest }).then(({ changed }) => notify(markNotice(changed, isTest)), failed)
  const mark = (ids: number[], isTest: boolean) =>
    mutateAsync({ ids, isTest }).then(({ changed }) => {
      notify(markNotice(changed, isTest), { label: 'Undo', onAction: () => undo(ids, !isTest) })
    }, failed)
  return { mark, isPending }
}
