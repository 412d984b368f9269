'use client'

import { retryAction } from '@/components/portal/try-again'
import { notify } from '@/components/ui/notify'
import { Switch } from '@/components/ui/switch'
import { notices } from '@/lib/notices/notices'
import { useToggleForm } from '../client'
import type { EventForm } from '../schema'

interface FormSwitchProps {
  form: Pick<EventForm, 'id' | 'name' | 'isActive'>
  disabled?: boolean
}

export function FormActiveSwitch({ form, disabled }: FormSwitchProps) {
  const { mutate, isPending } = useToggleForm()
  const toggle = () => {
    // Does nothing while a request runs, because a second request could overtake it.
    if (isPending) return
    send()
  }
  const send = () =>
    mutate(form, {
      onSuccess: ({ isActive }) => notify(notices.formToggled(isActive)),
      onError: (error) => notify(notices.formToggleFailed(), retryAction(error, send)),
    })
  return (
    <Switch
      checked={form.isActive}
      onCheckedChange={toggle}
      disabled={disabled}
      aria-label={`${form.name} is ${form.isActive ? 'active' : 'inactive'}`}
      label={form.isActive ? 'Active' : <span className="text-text-3">Inactive</span>}
    />
  )
}
