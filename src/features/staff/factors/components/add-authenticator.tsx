'use client'

import { Smartphone } from 'lucide-react'
import { DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { ButtonDialog } from '../../components/button-dialog'
import { SubmitDialogFooter } from '../../components/submit-dialog-footer'
import { useBeginAuthenticatorSetup, useConfirmAuthenticator } from '../client'
import { PasswordForm } from './password-form'
import { recoveryCodesContent } from './recovery-codes'
import { ScanForm } from './scan-form'

const PASSWORD = 'authenticator-password'
const SCAN = 'authenticator-code'

function Steps({ close }: { close: () => void }) {
  const begin = useBeginAuthenticatorSetup()
  const confirm = useConfirmAuthenticator()

  if (confirm.data?.recoveryCodes) {
    return <DialogContent {...recoveryCodesContent(confirm.data.recoveryCodes)} />
  }
  if (!begin.data) {
    return (
      <DialogContent
        title="Set up an authenticator app"
        description="An app on your phone shows a new code every 30 seconds. You enter it after your password."
        footer={<SubmitDialogFooter form={PASSWORD} label="Continue" pending={begin.isPending} />}
      >
        <PasswordForm id={PASSWORD} onSend={begin.mutateAsync} />
      </DialogContent>
    )
  }
  const send = async (code: string) => {
    const { recoveryCodes } = await confirm.mutateAsync(code)
    // With recovery codes there is no toast, because on phones it would cover the button below
    // them.
    if (recoveryCodes) return
    notify(notices.factorAdded('The authenticator app'))
    close()
  }
  return (
    <DialogContent
      title="Scan this with your app"
      description="Any authenticator app will do. Then enter the code it shows."
      footer={<SubmitDialogFooter form={SCAN} label="Confirm" pending={confirm.isPending} />}
    >
      <ScanForm id={SCAN} app={begin.data} onSend={send} />
    </DialogContent>
  )
}

interface AddAuthenticatorProps {
  /** True when the new app will replace another. */
  isOther?: boolean
  onClosed?: () => void
}

export const AddAuthenticatorButton = ({ isOther, onClosed }: AddAuthenticatorProps) => (
  <ButtonDialog
    variant="line"
    label={
      <>
        <Smartphone aria-hidden strokeWidth={1.75} />
        {isOther ? 'Set up another app' : 'Set up an app'}
      </>
    }
    onClosed={onClosed}
  >
    {(close) => <Steps close={close} />}
  </ButtonDialog>
)
