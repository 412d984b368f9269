import { useState } from 'react'
import { SelectedItemsBar } from '@/components/portal/choose/selected-items-bar'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { plural } from '@/lib/text'
import { useSuspectedAction } from './use-suspected'

interface SuspectedActionsProps {
  path: string
  noun: string
  ids: readonly number[]
}

export function SuspectedActions({ path, noun, ids }: SuspectedActionsProps) {
  const release = useSuspectedAction(path, 'release')
  const remove = useSuspectedAction(path, 'delete')
  const [isAsking, setAsking] = useState(false)
  const what = `${ids.length} ${plural(noun, ids.length)}`
  const onError = (error: unknown) => notify(notices.suspectedFailed(errorSentence(error)))
  if (ids.length === 0) return null
  return (
    <SelectedItemsBar label={`Selected ${plural(noun)}`} count={ids.length}>
      <Button
        variant="line"
        loading={release.isPending}
        onClick={() =>
          // Not `mutate` with callbacks, because these do not run once the buttons are unmounted.
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
    </SelectedItemsBar>
  )
}
