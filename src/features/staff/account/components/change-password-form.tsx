'use client'

import { useActor } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { useOpenSignIn } from '../../client'
import { FieldsForm } from '../../components/fields-form'
import { CHANGED_PASSWORD_FIELDS } from '../../components/form-fields'
import { HiddenUsername } from '../../components/hidden-username'
import { changePasswordFormSchema } from '../../credentials'
import { useChangePassword } from '../client'

const FIELDS = [
  {
    name: 'currentPassword',
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
  },
  ...CHANGED_PASSWORD_FIELDS,
] as const

export function ChangePasswordForm() {
  const { email } = useActor()
  const leave = useOpenSignIn()
  const change = useChangePassword()
  return (
    <div className="p-4">
      <FieldsForm
        schema={changePasswordFormSchema}
        values={{ currentPassword: '', password: '', confirmPassword: '' }}
        fields={FIELDS}
        onSend={async ({ currentPassword, password }) => {
          await change.mutateAsync({ currentPassword, password })
          notify(notices.passwordChanged())
          leave(email)
        }}
        failed={notices.passwordChangeFailed}
        head={<HiddenUsername />}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-sm text-text-3">You are signed out everywhere and sign in again.</p>
          <Button type="submit" loading={change.isPending || change.isSuccess}>
            Change password
          </Button>
        </div>
      </FieldsForm>
    </div>
  )
}
