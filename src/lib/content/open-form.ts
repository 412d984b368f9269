interface FormRow {
  isActive?: boolean | null
  fields?: readonly { archived?: boolean | null }[] | null
}

/**
 * Whether visitors can register with it: it is active and asks something. Statements say the same in
 * SQL (features/forms/server/data.ts).
 */
export const isOpenForm = (form: FormRow | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
