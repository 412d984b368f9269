import { useRouter } from 'next/navigation'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { useStartMailing } from '../../client'
import type { MailingPreview } from '../../schema'
import { leftOutSentence, messageCountText, sendingTimeText } from '../../words'
import type { ComposeDraft } from './use-draft'

interface SendDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: ComposeDraft
  preview: MailingPreview
}

export function SendDialog({ open, onOpenChange, draft, preview }: SendDialogProps) {
  const router = useRouter()
  const { mutateAsync, isPending } = useStartMailing()
  const { audience, template, key } = draft
  const { messages: count, isMailSent, perMinute } = preview
  const when = isMailSent
    ? `They leave ${sendingTimeText(count, perMinute)}. You can pause or stop it on the way.`
    : 'No mail server is set up, so they are kept in the outbox and reach nobody.'
  const send = () =>
    mutateAsync({ audience, template, count, key }).then(
      ({ id }) => {
        draft.drop()
        router.push(paths.portal.mailing(id))
      },
      (error) => {
        onOpenChange(false)
        notify(notices.mailingFailed(errorSentence(error)))
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Send ${messageCountText(count)}?`}
      text={[`“${template.subject}” goes to ${preview.formName}.`, when, leftOutSentence(preview)]
        .filter(Boolean)
        .join(' ')}
      confirm={`Send ${messageCountText(count)}`}
      pending={isPending}
      onConfirm={send}
    />
  )
}
