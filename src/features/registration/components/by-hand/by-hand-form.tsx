import { Plus } from 'lucide-react'
import { type FormEvent, Fragment, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { isQuestion } from '@/features/forms/field-types'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { PEOPLE_INPUT_NAME, type PublicParty } from '@/features/forms/party/party'
import { findReceiptField } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { ENTRY_METHOD_LABELS, ENTRY_METHODS, type EntryMethod } from '@/features/submissions/schema'
import { ByHandField, ByHandText } from './by-hand-field'
import { PersonHead } from './person-head'
import { SamePersonList, useSamePerson } from './same-person'
import { useByHandForm } from './use-by-hand'

interface ByHandFormProps {
  form: EventForm
  /** Undefined in a form for one person at a time. */
  party?: PublicParty | undefined
}

export function ByHandForm({ form, party }: ByHandFormProps) {
  const person = useByHandForm(form, party)
  const last = person.shown.findLast((field) => field.person !== undefined)
  const same = useSamePerson(form, person.answers)
  const [how, setHow] = useState<EntryMethod>('walk_in')
  const [sendsReceipt, setSendsReceipt] = useState(true)
  const { notice } = form.privacy
  const mayConfirm = form.receipt.isOn && findReceiptField(person.shown) !== undefined

  const add = (event: FormEvent) => {
    event.preventDefault()
    person.add(how, sendsReceipt)
  }
  return (
    <form noValidate onSubmit={add} className="grid gap-4 border-t border-line pt-4">
      <Field label="How they came" htmlFor="by-hand-how">
        <NativeSelect
          id="by-hand-how"
          value={how}
          onChange={({ target }) =>
            setHow(ENTRY_METHODS.find((way) => way === target.value) ?? how)
          }
        >
          {ENTRY_METHODS.map((way) => (
            <option key={way} value={way}>
              {ENTRY_METHOD_LABELS[way]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-4">
        {person.shown.map((field, at) => (
          <Fragment key={field.id}>
            {party && field.person !== person.shown[at - 1]?.person && (
              <PersonHead number={field.person} party={party} person={person} />
            )}
            {isQuestion(field) ? (
              <ByHandField key={person.round} field={field} person={person} />
            ) : (
              <ByHandText field={field} />
            )}
            {field.id === same.below && <SamePersonList found={same.found} />}
            {party && field === last && person.people < party.max && (
              <Button variant="line" className="justify-self-start" onClick={person.addPerson}>
                <Plus aria-hidden strokeWidth={1.75} />
                Add another person
              </Button>
            )}
          </Fragment>
        ))}
      </div>
      {notice.isOn && (
        <div className="grid gap-1.5">
          <p className="whitespace-pre-line text-text-2 wrap-anywhere">{notice.text}</p>
          <Checkbox
            label="They know this notice and agree to it"
            checked={person.hasAgreed}
            aria-invalid={NOTICE_CHECKBOX_NAME in person.errors}
            onChange={({ target }) => person.agree(target.checked)}
          />
        </div>
      )}
      {mayConfirm && (
        <Checkbox
          label="Send them the confirmation email of this form"
          checked={sendsReceipt}
          onChange={({ target }) => setSendsReceipt(target.checked)}
        />
      )}
      {person.problem && (
        <p role="alert" className="font-medium text-error wrap-anywhere">
          {person.errors[NOTICE_CHECKBOX_NAME] ??
            person.errors[PEOPLE_INPUT_NAME] ??
            person.problem}
        </p>
      )}
      <Button type="submit" loading={person.isPending} className="justify-self-start">
        Add registration
      </Button>
    </form>
  )
}
