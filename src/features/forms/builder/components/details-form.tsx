import type { Dispatch } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { SlugInput } from '../../components/slug-input'
import type { FormDetails } from '../../form-input'
import type { BuilderAction } from '../builder'
import type { BuilderState } from '../builder-state'

interface DetailsFormProps {
  state: Pick<BuilderState, 'details' | 'fields' | 'saved' | 'problems'>
  addressHint?: string
  dispatch: Dispatch<BuilderAction>
}

export const detailsPartId = (name: keyof FormDetails) => `details-${name}`

const MOVED = 'The old link and its QR codes will lead here too.'

export function DetailsForm({ state, addressHint, dispatch }: DetailsFormProps) {
  const { details, saved, problems } = state
  const field = (name: keyof FormDetails) => ({
    htmlFor: detailsPartId(name),
    error: problems.details[name],
  })
  const input = (name: Exclude<keyof FormDetails, 'hasSteps'>) => ({
    id: detailsPartId(name),
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch({ type: 'detailsChanged', change: { [name]: target.value } }),
  })
  const hasSections = state.fields.some(({ fieldType }) => fieldType === 'section')
  const isMoved = details.slug.trim() !== saved.details.slug
  return (
    <div className="grid gap-4 p-4">
      <Field label="Name" required {...field('name')}>
        <Input autoComplete="off" {...input('name')} />
      </Field>
      <Field label="Link" required hint={isMoved ? MOVED : addressHint} {...field('slug')}>
        <SlugInput {...input('slug')} />
      </Field>
      <Field label="Description" optional {...field('description')}>
        <Textarea className="field-sizing-content max-h-80" rows={3} {...input('description')} />
      </Field>
      <Field
        label="While it is closed"
        optional
        hint="Below “Form Not Found”: when it opens, or whom to ask."
        {...field('closedText')}
      >
        <Textarea rows={2} {...input('closedText')} />
      </Field>
      <Field
        label="After a registration"
        optional
        hint="Below “Thank You!”: what happens next."
        {...field('thanksText')}
      >
        <Textarea rows={2} {...input('thanksText')} />
      </Field>
      <Checkbox
        id={detailsPartId('hasSteps')}
        label="Show sections as steps"
        aria-describedby="has-steps-hint"
        checked={details.hasSteps}
        onChange={({ target }) =>
          dispatch({ type: 'detailsChanged', change: { hasSteps: target.checked } })
        }
      />
      <p id="has-steps-hint" className="-mt-3 text-sm text-text-3">
        {hasSections
          ? 'Visitors fill in one section at a time.'
          : 'Add sections first: “More questions”, “Section”.'}
      </p>
    </div>
  )
}
