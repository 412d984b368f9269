import { type FormEvent, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useSaveView } from '../client'

const MISSING = 'Please enter a name'

export function SaveViewForm() {
  const mayShare = useCan('views.share')
  const { mutateAsync, isPending } = useSaveView()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string>()

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError(MISSING)
    mutateAsync({ name: name.trim(), isShared, query: window.location.search }).then(
      (view) => {
        notify(notices.viewSaved(view.name))
        setName('')
        setShared(false)
      },
      (refused) => {
        const isKnown = refused instanceof HttpError && refused.body?.code === 'view.name_exists'
        if (isKnown) setError(errorSentence(refused))
        else notify(notices.viewFailed(errorSentence(refused)))
      },
    )
  }
  return (
    <form onSubmit={save} className="grid gap-3" noValidate>
      <Field label="Save this list as" htmlFor="view-name" error={error}>
        <Input
          id="view-name"
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {mayShare ? (
          <Checkbox
            label="Share with everybody who sees registrations"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
        ) : (
          <p className="text-sm text-text-3">Only you see it. Admins can share views.</p>
        )}
        <Button type="submit" loading={isPending}>
          Save view
        </Button>
      </div>
    </form>
  )
}
