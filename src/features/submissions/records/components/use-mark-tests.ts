import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'
import { useMarkTests as useSendMarks } from '../corrections-client'

/** Marks submissions as tests or takes the mark back, with one toast that undoes it. */
export function useMarkTests() {
  // The promise, not callbacks of the call: those are dropped with the row, which the toast outlives.
  const { mutateAsync, isPending } = useSendMarks()
  const failed = (error: unknown) => notify(recordNotices.testsFailed(errorSentence(error)))
  const say = (count: number, isTest: boolean) =>
    isTest ? recordNotices.testsMarked(count) : recordNotices.testsUnmarked(count)
  const undo = (ids: number[], isTest: boolean) =>
    mutateAsync({ ids, isTest }).then(({ changed }) => notify(say(changed, isTest)), failed)
  const mark = (ids: number[], isTest: boolean) =>
    mutateAsync({ ids, isTest }).then(({ changed }) => {
      notify(say(changed, isTest), { label: 'Undo', onAction: () => undo(ids, !isTest) })
    }, failed)
  return { mark, isPending }
}
