import 'server-only'
import { cms } from '@/lib/cms'
import { fetchRows, sql } from '@/lib/database/db'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { linkOrigin } from '@/lib/env'
import { escapeHtml, type MailMessage, mailFrame, paragraph, smallPrint } from '@/lib/mail/frame'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { plural } from '@/lib/text'

interface Announcement {
  email: string
  formId: number
  formName: string
  count: number
  goesAt: string
}

const formatDay = (at: string) =>
  new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: MINISTRY_TIME_ZONE }).format(
    new Date(at),
  )

function compose({ formId, formName, count, goesAt }: Announcement): MailMessage {
  const what = `${count} ${plural('registration', count)}`
  const subject = `${what} of ${formName} will be erased`
  const text = `On ${formatDay(goesAt)} ${what} of ${formName} will be erased for good, with files, notes and messages, because the form says how long they stay.`
  const action = 'Export what is still needed, or change how long they stay, before that day:'
  const link = linkOrigin() + paths.portal.form(formId)
  const foot = 'Every admin of the portal gets this message a week before.'
  return {
    subject,
    html: mailFrame(subject, [
      paragraph(text),
      paragraph(action),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      smallPrint(foot),
    ]),
    text: `${[text, `${action} ${link}`, foot].join('\n\n')}\n`,
  }
}

/**
 * Emails an admin about a planned erasure. Sends nothing when the plan no longer exists, or when
 * the account is not an active admin's.
 */
export async function sendRetentionMail({
  planId,
  userId,
}: JobPayloads['retention.mail']): Promise<void> {
  const [found] = await fetchRows<Announcement>(sql`
    select account.email, form.id as "formId", form.name as "formName",
      plan.count::int as count, plan.goes_at as "goesAt"
    from retention_plans plan join forms form on form.id = plan.form_id
    join admin_users account on account.id = ${userId}
    where plan.id = ${planId} and account.status = 'active'
      and account.role in ('super_admin', 'admin')`)
  if (!found) return
  const payload = await cms()
  await payload.sendEmail({ to: found.email, ...compose(found) })
}
