interface FormRow {
  isActive?: boolean | null
  fields?: readonly { archived?: boolean | null }[] | null
}

/**
 * Whether visitors can register with a form: it is active and has a field.
 * features/forms/server/data.ts says the same in SQL.
 */
export const isOpenForm = (form: FormRow | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
