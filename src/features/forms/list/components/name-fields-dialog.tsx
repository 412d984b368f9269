'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useUpdateForm } from '../../client'
import { FORM_LIMITS } from '../../limits'
import { canBeNameField, findNameFields } from '../../name-fields'
import { type EventForm, type FormField, sortByOrder } from '../../schema'

interface NameFieldsDialogProps {
  form: EventForm
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Staff choose the name fields, or leave it to the rule by labels and types (name-fields.ts). */
export const NameFieldsDialog = ({ form, open, onOpenChange }: NameFieldsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <NameFieldsForm form={form} onDone={() => onOpenChange(false)} />
  </Dialog>
)

const PLACES = ['First', 'Then', 'And then'].slice(0, FORM_LIMITS.nameFields)

const ruleLabel = (found: readonly FormField[]) =>
  found.length > 0
    ? `Chosen automatically (${found.map(({ label }) => label).join(', ')})`
    : 'Chosen automatically (nothing yet)'

function NameFieldsForm({ form, onDone }: { form: EventForm; onDone: () => void }) {
  const [ids, setIds] = useState<readonly string[]>(form.nameFieldIds ?? [])
  const { mutateAsync, isPending } = useUpdateForm(form.id)
  const choices = sortByOrder(form.fields).filter(canBeNameField)

  const choose = (place: number, id: string) =>
    setIds(id ? ids.with(place, id) : ids.slice(0, place))
  const add = (id: string) => id && setIds([...ids, id])
  const save = () =>
    mutateAsync({ nameFieldIds: ids.length > 0 ? [...ids] : null }).then(
      () => {
        notify(notices.nameFieldsSaved())
        onDone()
      },
      (error) => notify(notices.nameFieldsFailed(errorSentence(error))),
    )

  return (
    <DialogContent
      title="Names in the list"
      description={form.name}
      className="sm:max-w-md!"
      footer={
        <>
          <DialogClose asChild>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button onClick={save} loading={isPending}>
            Save names
          </Button>
        </>
      }
    >
      {PLACES.slice(0, ids.length + 1).map((label, place) => (
        <Field key={label} label={label} htmlFor={`name-field-${place}`}>
          <NativeSelect
            id={`name-field-${place}`}
            value={ids[place] ?? ''}
            onChange={({ target }) =>
              place < ids.length ? choose(place, target.value) : add(target.value)
            }
          >
            <option value="">
              {place === 0 ? ruleLabel(findNameFields(form.fields)) : 'Nothing more'}
            </option>
            {choices.map(({ id, label: field }) => (
              <option key={id} value={id} disabled={ids.includes(id) && ids[place] !== id}>
                {field}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </DialogContent>
  )
}
