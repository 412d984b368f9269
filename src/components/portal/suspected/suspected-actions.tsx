import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useSuspectedAction } from './use-suspected'

interface SuspectedActionsProps {
  path: string
  noun: string
  ids: readonly number[]
}

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** Below the rows, at the window's edge while the list is long. */
export function SuspectedActions({ path, noun, ids }: SuspectedActionsProps) {
  const release = useSuspectedAction(path, 'release')
  const remove = useSuspectedAction(path, 'delete')
  const [isAsking, setAsking] = useState(false)
  const what = `${ids.length} ${ids.length === 1 ? noun : plural(noun)}`
  const onError = (error: unknown) => notify(notices.suspectedFailed(errorSentence(error)))
  return (
    <section
      aria-label={`Selected ${plural(noun)}`}
      data-bottom-bar="always"
      className="sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-2"
    >
      <p role="status" className="mr-auto font-medium text-on-selected tabular-nums">
        {ids.length} selected
      </p>
      <Button
        variant="line"
        loading={release.isPending}
        onClick={() =>
          // Not callbacks of the call: these controls are gone when the rows are.
          release.mutateAsync(ids).then(() => notify(notices.suspectedReleased(what)), onError)
        }
      >
        Release
      </Button>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${what}?`}
        text="What was sent and its files are gone for good. Nobody is told."
        confirm="Delete"
        danger
        pending={remove.isPending}
        onConfirm={() =>
          remove
            .mutateAsync(ids)
            .then(() => notify(notices.suspectedDeleted(what)), onError)
            .finally(() => setAsking(false))
        }
      />
    </section>
  )
}
