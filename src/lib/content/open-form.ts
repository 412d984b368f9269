interface FormRow {
  isActive?: boolean | null
  fields?: readonly { archived?: boolean | null }[] | null
}

/**
 * Whether a form is published: it is active and has a field that is not archived. Opening times and
 * free places are not considered. features/forms/server/select-forms.ts has the same rule in SQL.
 */
export const isOpenForm = (form: FormRow | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
