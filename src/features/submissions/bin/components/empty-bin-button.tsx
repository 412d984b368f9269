import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { plural } from '@/lib/text'
import { useEmptyBin } from '../client'

export function EmptyBinButton({ total }: { total: number }) {
  const mayErase = useCan('submissions.erase')
  const empty = useEmptyBin()
  const [isAsking, setAsking] = useState(false)
  if (!mayErase) return null
  const what = `${total.toLocaleString('en-PH')} ${plural('registration', total)}`
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        Empty bin
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Empty the bin?"
        text={`${what} go for good, with notes, messages and files, also in Google Drive. Many take a while.`}
        confirm="Empty bin"
        danger
        pending={empty.isPending}
        onConfirm={() =>
          empty
            .mutateAsync(undefined)
            .then(
              (count) => notify(notices.binEmptied(count)),
              (error) => notify(notices.binFailed(errorSentence(error))),
            )
            .finally(() => setAsking(false))
        }
      />
    </>
  )
}
