interface FormRow {
  isActive?: boolean | null
  fields?: readonly { archived?: boolean | null }[] | null
}

/**
 * True for an active form with a field that is not archived, whatever its opening times.
 * select-forms.ts has the same rule in SQL.
 */
export const isActiveForm = (form: FormRow | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
