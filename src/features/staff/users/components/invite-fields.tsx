import type { FormEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useActor } from '@/components/portal/frame/current-user'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ROLES } from '@/lib/access'
import { DEFAULT_INVITE_ROLE } from '../../constants'
import { refuseInvite } from '../../rules'
import type { InviteInput } from '../../schema'
import { RoleField } from './role-field'
import type { InviteValues } from './use-invite-form'

interface InviteFieldsProps {
  id: string
  form: UseFormReturn<InviteValues, unknown, InviteInput>
  onSubmit: FormEventHandler
}

export function InviteFields({ id, form, onSubmit }: InviteFieldsProps) {
  const actor = useActor()
  // Spec §6 lists four roles; only those that the reader may give are offered.
  const roles = ROLES.filter((role) => refuseInvite(actor, role) === null)
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field label="Email" htmlFor={`${id}-email`} error={form.formState.errors.email?.message}>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="off"
          aria-required
          {...form.register('email')}
        />
      </Field>
      <RoleField
        roles={roles}
        chosen={form.watch('role') ?? DEFAULT_INVITE_ROLE}
        onChoose={(role) => form.setValue('role', role)}
      />
    </form>
  )
}
