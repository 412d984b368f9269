'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useActor } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useOpenSignIn } from '../../client'
import { useEndSessions } from '../client'

export function SignOutEverywhere() {
  const { email } = useActor()
  const [open, setOpen] = useState(false)
  const leave = useOpenSignIn()
  const end = useEndSessions()

  const confirm = () =>
    end.mutateAsync().then(
      () => {
        notify(notices.signedOutEverywhere())
        leave(email)
      },
      (error: unknown) => notify(notices.signOutEverywhereFailed(errorSentence(error))),
    )

  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-3 border-t border-line p-4 max-sm:flex-wrap">
      <p className="text-text-2">
        Left a session open on a phone or computer that is not with you? End all of them.
      </p>
      <Button variant="line" className="flex-none" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        text="Every session of your account ends, on every phone and computer, this one too. Your password stays the same."
        confirm="Sign out everywhere"
        pending={end.isPending || end.isSuccess}
        onConfirm={confirm}
      />
    </div>
  )
}
