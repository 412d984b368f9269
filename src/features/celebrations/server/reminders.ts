import 'server-only'
import { cms } from '@/lib/cms'
import { isActiveForm } from '@/lib/content/open-form'
import type { Reminder } from '@/lib/content/reminder'
import { paths } from '@/lib/paths'
import type { Form } from '@/payload-types'
import { CELEBRATIONS_SLUG, PROVINCES_SLUG } from '../constants'
import { presentSchedule } from '../present'
import { nextCelebrationDay } from '../schedule'

function registrationReminder(march: { form?: number | Form | null; link?: string | null }) {
  const form = typeof march.form === 'object' ? march.form : null
  if ((form && isActiveForm(form)) || march.link) return null
  if (form?.isActive) {
    return {
      text: `“Register” on the Celebrations page leads nowhere: the form “${form.name}” has no field yet.`,
      label: 'Add its fields in the portal',
      address: paths.portal.form(form.id),
    }
  }
  return form
    ? {
        text: `“Register” on the Celebrations page leads nowhere: the form “${form.name}” is not active.`,
        label: 'Activate it in the portal',
        address: paths.portal.form(form.id),
      }
    : {
        text: '“Register” on the Celebrations page leads nowhere yet.',
        label: 'Choose its registration form',
        address: paths.cmsGlobal(CELEBRATIONS_SLUG),
      }
}

export async function listCelebrationReminders(now = Date.now()): Promise<Reminder[]> {
  const payload = await cms()
  const [{ november, march }, announced] = await Promise.all([
    payload.findGlobal({ slug: CELEBRATIONS_SLUG, depth: 1, overrideAccess: true }),
    payload.count({
      collection: PROVINCES_SLUG,
      where: { isAnnounced: { equals: true } },
      overrideAccess: true,
    }),
  ])
  const past = [november, march].flatMap((celebration) => {
    const schedule = presentSchedule(celebration?.calendar)
    if (!celebration || (schedule && nextCelebrationDay(schedule, now))) return []
    return {
      text: `“${celebration.title}” has no date ahead.`,
      label: 'Set its next date',
      address: paths.cmsGlobal(CELEBRATIONS_SLUG),
    }
  })
  const registration = march && registrationReminder(march)
  return [
    ...(registration ? [registration] : []),
    ...past,
    ...(announced.totalDocs > 0
      ? []
      : [
          {
            text: 'No province has announced its venue yet.',
            label: 'Announce a venue',
            address: paths.cmsCollection(PROVINCES_SLUG),
          },
        ]),
  ]
}
