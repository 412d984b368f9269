'use client'

import { notices } from '@/lib/notices/notices'
import { FieldsForm } from '../../components/fields-form'
import { OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { OwnName } from '../../components/own-name'
import { ownPasswordSchema } from '../schema'

interface PasswordFormProps {
  /** The form's id, by which a submit button outside of the form refers to it. */
  id: string
  /** Sends the password; rejects when it was wrong or the request failed. */
  onSend: (password: string) => Promise<unknown>
}

/** Asks for the current password before a change of factors. */
export const PasswordForm = ({ id, onSend }: PasswordFormProps) => (
  <FieldsForm
    id={id}
    schema={ownPasswordSchema}
    values={{ password: '' }}
    fields={[OWN_PASSWORD_FIELD]}
    onSend={({ password }) => onSend(password)}
    failed={notices.factorFailed}
    head={<OwnName />}
  />
)
