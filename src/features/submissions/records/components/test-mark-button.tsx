import { FlaskConical } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { retryAction } from '@/components/portal/try-again'
import { unsentChanges } from '@/components/portal/unsent'
import { Button } from '@/components/ui/button'
import { notify, type ToastAction } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { recordNotices } from '@/lib/notices/record-notices'
import type { Submission } from '../../schema'
import { useSetTestMarks } from '../corrections-client'

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

interface After {
  undo?: ToastAction
  whenDone?: (() => void) | undefined
}

export function useMarkTests() {
  // Callbacks passed to `mutate` would not run if the component unmounts first.
  const { mutateAsync, isPending } = useSetTestMarks()
  const send = (ids: number[], isTest: boolean, more: After = {}): Promise<void> => {
    const key = `tests ${ids}`
    unsentChanges.forget(key)
    return mutateAsync({ ids, isTest }).then(
      ({ changed }) => {
        const { testsMarked, testsUnmarked } = recordNotices
        more.whenDone?.()
        notify(isTest ? testsMarked(changed) : testsUnmarked(changed), more.undo)
      },
      (error) => {
        const again = retryAction(error, () => void send(ids, isTest, more), key)
        notify(recordNotices.testsFailed(errorSentence(error)), again)
      },
    )
  }
  const mark = (ids: number[], isTest: boolean, whenDone?: () => void) => {
    const undo = { label: 'Undo', onAction: () => void send(ids, !isTest) }
    void send(ids, isTest, { undo, whenDone })
  }
  return { mark, isPending }
}
