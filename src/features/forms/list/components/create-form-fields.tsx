import { type FormEventHandler, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input, NativeSelect, Textarea } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { slugify } from '@/lib/slug'
import { SlugInput } from '../../components/slug-input'
import { FORM_TEMPLATES, TEMPLATE_NAMES } from '../../file/templates'
import type { CreateFormInput } from '../../form-input'
import { FORM_LIMITS } from '../../limits'
import type { CreateFormValues } from './use-create-form-form'

const deriveSlug = (name: string) => slugify(slugify(name).slice(0, FORM_LIMITS.slug))

interface CreateFormFieldsProps {
  id: string
  form: UseFormReturn<CreateFormValues, unknown, CreateFormInput>
  onSubmit: FormEventHandler
}

export function CreateFormFields({ id, form, onSubmit }: CreateFormFieldsProps) {
  const {
    register,
    setValue,
    formState: { errors },
  } = form
  const [slugIsOwn, setSlugIsOwn] = useState(false)

  const template = form.watch('startWith')

  const followName = (name: string) => {
    if (!slugIsOwn) setValue('slug', deriveSlug(name), { shouldValidate: Boolean(errors.slug) })
  }

  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field label="Name" htmlFor={`${id}-name`} required error={errors.name?.message}>
        <Input
          id={`${id}-name`}
          autoComplete="off"
          {...register('name', { onChange: (event) => followName(event.target.value) })}
        />
      </Field>
      <Field
        label="Slug"
        htmlFor={`${id}-slug`}
        required
        error={errors.slug?.message}
        hint={slugIsOwn ? undefined : 'Follows the name until you change it.'}
      >
        <SlugInput
          id={`${id}-slug`}
          {...register('slug', { onChange: () => setSlugIsOwn(true) })}
        />
      </Field>
      <Field
        label="Description"
        htmlFor={`${id}-description`}
        optional
        error={errors.description?.message}
      >
        <Textarea id={`${id}-description`} rows={3} {...register('description')} />
      </Field>
      <Field
        label="Start with"
        htmlFor={`${id}-start`}
        hint={template ? FORM_TEMPLATES[template].text : undefined}
      >
        <NativeSelect
          id={`${id}-start`}
          {...register('startWith', {
            setValueAs: (name) => name || undefined,
            // Makes a form from a template inactive at first. It has fields, so visitors could
            // otherwise use it before staff have read it.
            onChange: ({ target }) => setValue('isActive', target.value === ''),
          })}
        >
          <option value="">Empty form</option>
          {TEMPLATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {FORM_TEMPLATES[name].label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Controller
        control={form.control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <Switch
            checked={value ?? true}
            onCheckedChange={onChange}
            label={template ? 'Open to visitors at once' : 'Open as soon as it has a field'}
          />
        )}
      />
    </form>
  )
}
