import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useErase, useRestore } from '../../bin-client'

const failed = (error: unknown) => notify(notices.binFailed(errorSentence(error)))

/** Below the rows, at the window's edge while the list is long. */
export function BinActions({ ids }: { ids: readonly number[] }) {
  const mayErase = useCan('submissions.erase')
  const restore = useRestore()
  const erase = useErase()
  const [isAsking, setAsking] = useState(false)
  const what = ids.length === 1 ? '1 registration' : `${ids.length} registrations`
  return (
    <section
      aria-label="Selected registrations"
      data-bottom-bar="always"
      className="sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-2"
    >
      <p role="status" className="mr-auto font-medium text-on-selected tabular-nums">
        {ids.length} selected
      </p>
      <Button
        variant="line"
        loading={restore.isPending}
        onClick={() =>
          // Not callbacks of the call: these controls are gone when the rows are.
          restore.mutateAsync(ids).then((count) => notify(notices.binRestored(count)), failed)
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
        title={`Erase ${what} for good?`}
        text="Answers, notes, messages and files go, also in Google Drive. Nobody can bring them back."
        confirm="Erase"
        danger
        pending={erase.isPending}
        onConfirm={() =>
          erase
            .mutateAsync(ids)
            .then((count) => notify(notices.binErased(count)), failed)
            .finally(() => setAsking(false))
        }
      />
    </section>
  )
}
