import type { Form } from '@/payload-types'

/**
 * Whether visitors can register with it: it is active and asks something. Statements say the same in
 * SQL (features/forms/server/data.ts).
 */
export const isOpenForm = (form: Partial<Pick<Form, 'isActive' | 'fields'>> | undefined): boolean =>
  form?.isActive === true && (form.fields ?? []).some(({ archived }) => !archived)
