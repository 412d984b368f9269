'use client'

import { Fingerprint } from 'lucide-react'
import { DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { ButtonDialog } from '../../components/button-dialog'
import { FieldsForm } from '../../components/fields-form'
import { OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { HiddenUsername } from '../../components/hidden-username'
import { SubmitDialogFooter } from '../../components/submit-dialog-footer'
import { useAddPasskey } from '../client'
import { type AddPasskeyFormInput, addPasskeyFormSchema } from '../schema'
import { recoveryCodesContent } from './recovery-codes'

const FORM = 'passkey-form'
const FIELDS = [
  {
    name: 'name',
    label: 'Name of this passkey',
    autoComplete: 'off',
    hint: 'So that you know it in the list, such as “Work laptop”',
  },
  OWN_PASSWORD_FIELD,
] as const

function Steps({ close }: { close: () => void }) {
  const add = useAddPasskey()
  if (add.data?.recoveryCodes)
    return <DialogContent {...recoveryCodesContent(add.data.recoveryCodes)} />
  const send = async (input: AddPasskeyFormInput) => {
    const { recoveryCodes } = await add.mutateAsync(input)
    if (recoveryCodes) return
    notify(notices.factorAdded('The passkey'))
    close()
  }
  return (
    <DialogContent
      title="Add a passkey"
      description="Your phone, computer or security key signs you in, by its own lock. A passkey also works instead of the password."
      footer={<SubmitDialogFooter form={FORM} label="Continue" pending={add.isPending} />}
    >
      <FieldsForm
        id={FORM}
        schema={addPasskeyFormSchema}
        values={{ name: '', password: '' }}
        fields={FIELDS}
        onSend={send}
        // Without a message of the server, it was usually the browser or the device that refused.
        failed={(message) => (message ? notices.factorFailed(message) : notices.passkeyFailed())}
        head={<HiddenUsername />}
      />
    </DialogContent>
  )
}

export const AddPasskeyButton = ({ onClosed }: { onClosed?: () => void }) => (
  <ButtonDialog
    variant="line"
    label={
      <>
        <Fingerprint aria-hidden strokeWidth={1.75} />
        Add a passkey
      </>
    }
    onClosed={onClosed}
  >
    {(close) => <Steps close={close} />}
  </ButtonDialog>
)
