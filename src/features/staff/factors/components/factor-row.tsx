import type { ReactNode } from 'react'
import { DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { notices } from '@/lib/notices/notices'
import { ButtonDialog } from '../../components/button-dialog'
import { SubmitDialogFooter } from '../../components/submit-dialog-footer'
import { useNewRecoveryCodes, useRemoveFactor } from '../client'
import { PasswordForm } from './password-form'
import { recoveryCodesContent } from './recovery-codes'

interface FactorRowProps {
  title: string
  text: ReactNode
  children: ReactNode
}

export const FactorRow = ({ title, text, children }: FactorRowProps) => (
  <li className="flex min-h-14 items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
    <div className="mr-auto min-w-0">
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="text-sm text-text-3 wrap-anywhere">{text}</p>
    </div>
    {children}
  </li>
)

const REMOVAL = 'factor-removal'

/**
 * The button with which staff remove the passkey with the id `passkey` or, for null, the
 * authenticator app.
 */
export function RemoveFactorButton({ passkey, title }: { passkey: number | null; title: string }) {
  const remove = useRemoveFactor()
  return (
    <ButtonDialog
      variant="line"
      className="flex-none"
      label={
        <>
          Remove<VisuallyHidden> {title}</VisuallyHidden>
        </>
      }
    >
      {(close) => (
        <DialogContent
          title={`Remove ${title}?`}
          description="It does not work any more from then on, and you are signed out everywhere else."
          footer={
            <SubmitDialogFooter form={REMOVAL} label="Remove" pending={remove.isPending} danger />
          }
        >
          <PasswordForm
            id={REMOVAL}
            onSend={async (password) => {
              await remove.mutateAsync({ passkey, password })
              notify(notices.factorRemoved(title))
              close()
            }}
          />
        </DialogContent>
      )}
    </ButtonDialog>
  )
}

const CODES = 'new-recovery-codes'

function NewCodesSteps() {
  const renew = useNewRecoveryCodes()
  if (renew.data) return <DialogContent {...recoveryCodesContent(renew.data.recoveryCodes)} />
  return (
    <DialogContent
      title="Make new recovery codes?"
      description="Those you have stop working, and you are signed out everywhere else."
      footer={<SubmitDialogFooter form={CODES} label="Make new codes" pending={renew.isPending} />}
    >
      <PasswordForm id={CODES} onSend={renew.mutateAsync} />
    </DialogContent>
  )
}

export const NewRecoveryCodesButton = () => (
  <ButtonDialog variant="line" className="flex-none" label="Make new codes">
    {() => <NewCodesSteps />}
  </ButtonDialog>
)
