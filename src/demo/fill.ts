import { saveBuilderContent } from '@/features/forms/builder/server/save-content'
import { fieldInputSchema } from '@/features/forms/field-input'
import { createForm } from '@/features/forms/list/server/create'
import type { EventForm } from '@/features/forms/schema'
import { setUpPortal } from '@/features/staff/entrance/server/setup'
import { findStaffByEmail, isSetupOpen } from '@/features/staff/server/data'
import type { StaffActor } from '@/lib/access'
import { cms } from '@/lib/cms'
import { fetchRows, sql } from '@/lib/database/db'
import { DELEGATES_FORM_SLUG, DEMO_FORMS, type DemoForm } from './forms'
import { fillDemoSite } from './site'
import { DEMO_PASSWORD, DEMO_REVIEWERS, DEMO_STAFF } from './staff'
import { storeRegistrations } from './store'

const ADDRESS = '127.0.0.1'

async function ensureMember({ name, email, role }: (typeof DEMO_STAFF)[number]): Promise<void> {
  if (await findStaffByEmail(email)) return
  if (role === 'super_admin' && (await isSetupOpen())) {
    await setUpPortal({ name, email, password: DEMO_PASSWORD }, ADDRESS)
    return
  }
  const payload = await cms()
  await payload.create({
    collection: 'admin-users',
    data: { name, email, role, password: DEMO_PASSWORD, status: 'active' },
    overrideAccess: true,
  })
}

async function actorFor(email: string): Promise<StaffActor> {
  const member = await findStaffByEmail(email)
  if (!member) throw new Error(`${email} is missing`)
  return { ...member, address: ADDRESS }
}

const isThere = async ({ slug }: DemoForm) =>
  (await fetchRows(sql`select 1 from forms where slug = ${slug}`)).length > 0

async function openForm(form: DemoForm, actor: StaffActor): Promise<EventForm> {
  const { name, slug, description } = form
  const { id } = await createForm({ name, slug, description, isActive: true }, actor)
  const fields = form.fields.map(({ answer, ...field }) => fieldInputSchema.parse(field))
  return saveBuilderContent(id, { fields }, actor)
}

/**
 * Adds the staff, forms with registrations and venues of the demo that are missing. Moves a
 * countdown that is over to the next event.
 */
export async function fillDemo(now = Date.now()): Promise<void> {
  for (const member of DEMO_STAFF) await ensureMember(member)
  const reviewers = await Promise.all(DEMO_REVIEWERS.map(({ email }) => actorFor(email)))
  for (const [at, form] of DEMO_FORMS.entries()) {
    if (await isThere(form)) continue
    const actor = reviewers[at % reviewers.length] ?? (await actorFor(DEMO_STAFF[0].email))
    await storeRegistrations(form, await openForm(form, actor), reviewers, now)
  }
  await fillDemoSite(DELEGATES_FORM_SLUG, now)
}
