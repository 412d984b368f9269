'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Fingerprint } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { type FieldSpec, FormFields, OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { useAddPasskey } from '../client'
import { type AddPasskeyFormInput, addPasskeyFormSchema } from '../schema'
import { FactorDialog } from './factor-dialog'
import { OwnName } from './password-form'
import { recoveryCodes } from './recovery-codes'
import { StepFooter } from './step-footer'

const FORM = 'passkey-form'
const FIELDS: readonly FieldSpec<keyof AddPasskeyFormInput>[] = [
  {
    name: 'name',
    label: 'Name of this passkey',
    autoComplete: 'off',
    hint: 'So that you know it in the list, such as “Work laptop”',
  },
  OWN_PASSWORD_FIELD,
]

function Steps({ close }: { close: () => void }) {
  const add = useAddPasskey()
  const form = useForm<AddPasskeyFormInput>({
    resolver: zodResolver(addPasskeyFormSchema),
    defaultValues: { name: '', password: '' },
  })
  if (add.data?.recoveryCodes) return <DialogContent {...recoveryCodes(add.data.recoveryCodes)} />

  const refuse = (error: Error) => {
    const failed = error instanceof HttpError ? notices.factorFailed : notices.passkeyFailed
    notify(failed(errorSentence(error)))
    showFieldErrors(error, FIELDS, form.setError)
  }
  const submit = form.handleSubmit((input) =>
    add.mutateAsync(input).then(({ recoveryCodes }) => {
      if (recoveryCodes) return
      notify(notices.factorAdded('The passkey'))
      close()
    }, refuse),
  )
  return (
    <DialogContent
      title="Add a passkey"
      description="Your phone, computer or security key signs you in, by its own lock. A passkey also works instead of the password."
      footer={<StepFooter form={FORM} label="Continue" pending={add.isPending} />}
    >
      <form id={FORM} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <OwnName />
        <FormFields fields={FIELDS} form={form} />
      </form>
    </DialogContent>
  )
}

export const AddPasskey = ({ onClosed }: { onClosed?: () => void }) => (
  <FactorDialog
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
  </FactorDialog>
)
