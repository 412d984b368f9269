import 'server-only'
import type { StaffActor } from '@/lib/access'
import { withLock } from '@/lib/database/db'
import { contentOfFile } from '../../file/server/operations'
import { readFormTemplate } from '../../file/server/template-files'
import type { CreateFormInput } from '../../form-input'
import type { EventForm } from '../../schema'
import { storeNewForm } from '../../server/new-form'
import { refuseTakenSlug } from '../../server/slugs'

export function createForm(
  { startWith, isActive = !startWith, ...input }: CreateFormInput,
  actor: StaffActor,
): Promise<EventForm> {
  return withLock('forms.slug', async () => {
    await refuseTakenSlug(input.slug)
    const content = startWith && contentOfFile(await readFormTemplate(startWith))
    const description = input.description ?? content?.description ?? null
    return storeNewForm({ ...content, ...input, isActive, description }, actor)
  })
}
