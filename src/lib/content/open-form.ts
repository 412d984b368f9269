interface FormRow {
  isActive?: boolean | null
  fields?: readonly { archived?: boolean | null }[] | null
}

/**
 * Whether visitors can register with a form: it is active and has a field that is not archived.
 * features/forms/server/select-forms.ts has the same rule in SQL.
 */
export const isOpenForm = (form: FormRow | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
