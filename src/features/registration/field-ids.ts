import type { PublicField } from './answers-in-form'

export const controlId = (fieldId: string) => `field-${fieldId}`
export const errorId = (fieldId: string) => `field-${fieldId}-error`
export const noteId = (fieldId: string) => `field-${fieldId}-note`
export const otherTextId = (fieldId: string) => `field-${fieldId}-other`
export const townId = (fieldId: string) => `field-${fieldId}-town`
export const helpId = (fieldId: string) => `field-${fieldId}-help`

export const firstFieldWithError = (
  fields: readonly PublicField[],
  errors: Record<string, string>,
) => [...fields].sort((a, b) => a.order - b.order).find(({ id }) => id in errors)

/**
 * Focuses the first field with an error. Parts that are not fields, such as the notice, come last.
 */
export function focusFirstError(fields: readonly PublicField[], errors: Record<string, string>) {
  const id = firstFieldWithError(fields, errors)?.id ?? Object.keys(errors)[0]
  if (id) document.getElementById(controlId(id))?.focus()
}

export const focusSubmitButton = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-send]')?.focus()

type Explained = Pick<PublicField, 'id' | 'helpText'>

export const descriptionProps = (
  { id, helpText }: Explained,
  error: string | undefined,
  ...others: string[]
) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [...(helpText ? [helpId(id)] : []), ...others, ...(error ? [errorId(id)] : [])].join(' ') ||
    undefined,
})
