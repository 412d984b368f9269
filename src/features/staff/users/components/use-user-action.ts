import { notify } from '@/components/ui/notify'
import type { Role } from '@/lib/access'
import { errorSentence, HttpError } from '@/lib/http/client'
import type { Notice } from '@/lib/notices/notice'
import { notices } from '@/lib/notices/notices'
import { roleTitle } from '../../present'
import type { StaffMember } from '../../schema'
import {
  useCancelInvitation,
  useResendInvitation,
  useResetFactors,
  useSignOutMember,
  useUpdateStaff,
} from '../client'
import type { UserAction } from './user-actions'

const isRefused = (error: Error) => error instanceof HttpError && error.status < 500

/**
 * Returns in `run` one function per action. `onOver` is called when the action is done and has no
 * link to show, or when the server refused the action.
 */
export function useUserAction({ id, name, email }: StaffMember, onOver: () => void) {
  const resend = useResendInvitation()
  const cancel = useCancelInvitation()
  const update = useUpdateStaff()
  const reset = useResetFactors()
  const signOut = useSignOutMember()

  const outcome = (done: Notice, failed = notices.staffChangeFailed) => ({
    onSuccess: (answer: unknown) => {
      notify(done)
      const hasLink = typeof answer === 'object' && answer !== null && 'link' in answer
      if (!hasLink || !answer.link) onOver()
    },
    onError: (error: Error) => {
      notify(failed(errorSentence(error)))
      if (isRefused(error)) onOver()
    },
  })

  const run: Record<UserAction, (role: Role) => void> = {
    resend: () => resend.mutate(id, outcome(notices.invited(), notices.inviteFailed)),
    cancel: () => cancel.mutate(id, outcome(notices.invitationCancelled(email))),
    role: (role) =>
      update.mutate({ id, change: { role } }, outcome(notices.roleChanged(name, roleTitle(role)))),
    disable: () =>
      update.mutate({ id, change: { status: 'disabled' } }, outcome(notices.staffDisabled(name))),
    signOut: () => signOut.mutate(id, outcome(notices.staffSignedOut(name))),
    factor: () => reset.mutate(id, outcome(notices.factorsReset(name))),
    enable: () =>
      update.mutate({ id, change: { status: 'active' } }, outcome(notices.staffEnabled(name))),
  }

  return {
    run,
    isPending: [resend, cancel, update, reset, signOut].some((call) => call.isPending),
    link: resend.data?.link ?? null,
  }
}
