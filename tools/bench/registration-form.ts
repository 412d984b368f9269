import { paths } from '@/lib/paths'

const LEAD = { name: 'Lead', email: 'lead@example.org', password: 'correct horse 7' }

const FIELDS = [
  { label: 'Full name', fieldType: 'text', isRequired: true },
  { label: 'Email', fieldType: 'email', isRequired: true },
  { label: 'Mobile number', fieldType: 'phone', isRequired: false },
  { label: 'Region', fieldType: 'select', isRequired: true, options: ['Luzon', 'Visayas'] },
  { label: 'Prayer request', fieldType: 'textarea', isRequired: false },
]

/** Sets up a new portal and opens a form; resolves with the form's public address. */
export async function openForm(address: string): Promise<string> {
  const call = async (path: string, body: unknown, cookie = '') => {
    const reply = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
  await call(paths.api.setup, LEAD)
  const cookie = (await call(paths.api.login, LEAD)).headers.get('set-cookie')?.split(';')[0]
  const form = { name: 'Worship Night', slug: 'worship-night', description: null }
  const { id } = await (await call(paths.api.forms, form, cookie)).json()
  const fields = FIELDS.map((field) => ({ placeholder: null, options: null, ...field }))
  await call(paths.api.formFields(id), { fields, revision: 0 }, cookie)
  return paths.form(form.slug)
}
