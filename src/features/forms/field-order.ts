/** The one order a form's fields are shown in, whoever stored them (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)
