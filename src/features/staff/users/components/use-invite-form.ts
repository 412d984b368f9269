import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { DEFAULT_INVITE_ROLE } from '../../constants'
import { type InviteInput, inviteSchema } from '../../schema'
import { useInvite } from '../client'

export type InviteValues = z.input<typeof inviteSchema>

const FIELDS = [{ name: 'email' }] as const

/**
 * The state of the invite dialog. `onDone`: called after a success, unless a link has to be shown.
 */
export function useInviteForm(onDone: () => void) {
  const { mutate, isPending, data: invited } = useInvite()
  const form = useForm<InviteValues, unknown, InviteInput>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '', role: DEFAULT_INVITE_ROLE },
  })

  const submit = form.handleSubmit((input) => {
    if (isPending) return
    mutate(input, {
      onSuccess: ({ link }) => {
        notify(notices.invited())
        if (!link) onDone()
      },
      onError: (error) => {
        notify(notices.inviteFailed(errorSentence(error)))
        showFieldErrors(error, FIELDS, form.setError)
      },
    })
  })

  return { form, submit, isPending, invited }
}
