import { useState } from 'react'
import { SelectedItemsBar } from '@/components/portal/choose/selected-items-bar'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { plural } from '@/lib/text'
import { useEraseFromBin, useRestoreFromBin } from '../client'

const failed = (error: unknown) => notify(notices.binFailed(errorSentence(error)))

export function BinActions({ ids }: { ids: readonly number[] }) {
  const mayErase = useCan('submissions.erase')
  const restore = useRestoreFromBin()
  const erase = useEraseFromBin()
  const [isAsking, setAsking] = useState(false)
  if (ids.length === 0) return null
  return (
    <SelectedItemsBar label="Selected registrations" count={ids.length}>
      <Button
        variant="line"
        loading={restore.isPending}
        onClick={() =>
          // Callbacks passed to `mutate` would not run, because these buttons unmount first.
          restore.mutateAsync({ ids }).then((count) => notify(notices.binRestored(count)), failed)
        }
      >
        Restore
      </Button>
      {mayErase && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Erase
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Erase ${ids.length} ${plural('registration', ids.length)} for good?`}
        text="Answers, notes, messages and files go, also in Google Drive. Nobody can bring them back."
        confirm="Erase"
        danger
        pending={erase.isPending}
        onConfirm={() =>
          erase
            .mutateAsync({ ids })
            .then((count) => notify(notices.binErased(count)), failed)
            .finally(() => setAsking(false))
        }
      />
    </SelectedItemsBar>
  )
}
