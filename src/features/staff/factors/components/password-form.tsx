'use client'

import { notices } from '@/lib/notices/notices'
import { FieldsForm } from '../../components/fields-form'
import { OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { HiddenUsername } from '../../components/hidden-username'
import { ownPasswordSchema } from '../schema'

interface PasswordFormProps {
  id: string
  onSend: (password: string) => Promise<unknown>
}

export const PasswordForm = ({ id, onSend }: PasswordFormProps) => (
  <FieldsForm
    id={id}
    schema={ownPasswordSchema}
    values={{ password: '' }}
    fields={[OWN_PASSWORD_FIELD]}
    onSend={({ password }) => onSend(password)}
    failed={notices.factorFailed}
    head={<HiddenUsername />}
  />
)
