import 'server-only'
import { can, type StaffActor } from '@/lib/access'
import { DASHBOARD_ACTIONS } from '@/lib/audit/action-kinds'
import { SHOWN_AUDIT_LINES_SQL } from '@/lib/audit/shown-lines'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { findStorageRoomWarning } from '@/lib/suspicion/room'
import { isPublicUrlMissing, MISSING_PUBLIC_URL_WARNING } from '@/server/bridge/missing-address'
import { isBehindUndeclaredProxy, UNDECLARED_PROXY_WARNING } from '@/server/bridge/undeclared-proxy'
import { type Activity, type Dashboard, RECENT_ACTIVITY_COUNT } from '../schema'
import { readSubmissionFigures } from './submission-figures'

interface Counts {
  users: number
  activeUsers: number
  forms: number
  activeForms: number
}

async function readCounts(): Promise<Counts> {
  const [row] = await fetchRows<Counts>(sql`
    select
    (select count(*)::int from admin_users) as users,
    (select count(*)::int from admin_users where status = 'active') as "activeUsers",
    (select count(*)::int from forms where not is_archived) as forms,
    (select count(*)::int from forms where is_active) as "activeForms"`)
  if (!row) throw new Error('Counting returned no row')
  return row
}

/**
 * Lists the newest events that the reader may see. Without the right to read submissions, events
 * about registrants are left out, such as those about submissions, files and mailings. Without the
 * right to read the log, events about accounts are left out unless the reader caused them.
 */
async function readActivity(actor: StaffActor): Promise<Activity[]> {
  const withSubmissions = can(actor, 'submissions.read')
  const withAccounts = can(actor, 'audit.read')
  return fetchRows<Activity>(sql`
    (select 'audit-' || id as id, action as kind, actor_name as actor, subject, detail,
       created_at as at
     from ${SHOWN_AUDIT_LINES_SQL} line
     where action = any(${sql.param(DASHBOARD_ACTIONS)}::text[])
       and (${withSubmissions} or not action ~ '^(submissions?|file|mailing|people|retention|view)[.]')
       and (${withAccounts} or action not like 'staff.%' or line.actor_id = ${actor.id})
     order by line.id desc limit ${RECENT_ACTIVITY_COUNT})
    union all
    (select 'submission-' || submission.id, 'submission.received', null,
       '#' || submission.id, form.name, submitted_at
     from submissions submission join forms form on form.id = submission.form_id
     where ${withSubmissions} and isfinite(submitted_at) and ${IS_COUNTED}
     order by submitted_at desc, submission.id desc limit ${RECENT_ACTIVITY_COUNT})
    order by at desc limit ${RECENT_ACTIVITY_COUNT}`)
}

async function findWarning(): Promise<string | null> {
  const room = await findStorageRoomWarning()
  if (room) return room
  return isBehindUndeclaredProxy()
    ? UNDECLARED_PROXY_WARNING
    : isPublicUrlMissing()
      ? MISSING_PUBLIC_URL_WARNING
      : null
}

export async function getDashboard(
  actor: StaffActor,
  zone: string,
): Promise<Omit<Dashboard, 'next'>> {
  const mayReadSubmissions = can(actor, 'submissions.read')
  const [counts, submissions, activity] = await Promise.all([
    readCounts(),
    mayReadSubmissions ? readSubmissionFigures(zone) : null,
    readActivity(actor),
  ])
  return {
    users: { total: counts.users, active: counts.activeUsers },
    forms: { total: counts.forms, active: counts.activeForms },
    submissions,
    activity,
    warning: await findWarning(),
  }
}
