import type { Portal } from '../../tests/support/portal'

const FIELDS = { Name: 'text', Email: 'email', Message: 'textarea' } as const
export type Field = keyof typeof FIELDS

/** Creates an open form that sends a confirmation, with one field of each kind that spam uses. */
export async function openSpamForm(
  portal: Portal,
): Promise<{ slug: string; ids: Record<Field, string> }> {
  const slug = 'assembly'
  const form = { name: 'Assembly', slug, description: null }
  const { id } = await portal.post<{ id: number }>('/api/admin/forms', form)
  const fields = Object.entries(FIELDS).map(([label, fieldType]) => ({ label, fieldType }))
  const receipt = { isOn: true, subject: 'Welcome to {form}', text: 'Your code is {reference}.' }
  const saved = await portal.post<{ fields: { id: string; label: string }[] }>(
    `/api/admin/forms/${id}/fields`,
    { fields, receipt },
  )
  const ids = Object.fromEntries(saved.fields.map((field) => [field.label, field.id]))
  return { slug, ids: ids as Record<Field, string> }
}
