'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { usePlaces } from '@/features/forms/capacity/client'
import { useForms } from '@/features/forms/client'
import { partyProperty } from '@/features/forms/party/present-party'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { ByHandForm } from './by-hand-form'

function FormForPeople({ form }: { form: EventForm }) {
  const results = usePlaces(form.id)
  const { data: places, error } = results
  if (error && !places) return <LoadError title="The form could not be loaded" of={results} />
  if (!places) return <TableSkeleton rows={4} columns={1} />
  return (
    <ByHandForm form={form} {...partyProperty({ ...form, party: places.party }, form.fields)} />
  )
}

/**
 * The screen on which staff register somebody who came, called or wrote. Staff can also choose
 * closed forms.
 */
export function ByHandScreen() {
  const asked = Number(useSearchParams().get('form'))
  const results = useForms()
  const { data: forms, error } = results
  const [chosen, setChosen] = useState(asked)
  const form = forms?.find(({ id }) => id === chosen)
  return (
    <>
      <PageHead
        title="Add a registration"
        description="Required answers are the same as on the form. Works for closed forms too."
        crumb={{ href: paths.portal.submissions, label: 'Form Submissions' }}
      />
      <div>
        <Panel aria-label="Registration" className="max-w-3xl">
          {error && !forms ? (
            <LoadError title="The forms could not be loaded" of={results} />
          ) : forms ? (
            <div className="grid gap-4 p-4">
              <Field label="Form" htmlFor="by-hand-form">
                <NativeSelect
                  id="by-hand-form"
                  value={form?.id ?? ''}
                  onChange={({ target }) => setChosen(Number(target.value))}
                >
                  <option value="">Choose a form</option>
                  {forms.map(({ id, name, isActive }) => (
                    <option key={id} value={id}>
                      {isActive ? name : `${name} (closed)`}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              {form &&
                (form.fields.length > 0 ? (
                  <FormForPeople key={form.id} form={form} />
                ) : (
                  <EmptyState
                    title="This form has no fields yet"
                    text="Add its fields in the builder, then register people with it."
                  />
                ))}
            </div>
          ) : (
            <TableSkeleton rows={4} columns={1} />
          )}
        </Panel>
      </div>
    </>
  )
}
