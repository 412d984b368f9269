import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { COUNTED } from '@/lib/database/live'
import { listTallies } from '@/lib/tallies/tally'
import type { ListedForm } from '../../schema'
import { listForms } from '../../server/data'

/** Returns the time of each form's last submission; rows without a valid time are skipped. */
async function listLastTimes(): Promise<Map<number, string | null>> {
  const rows = await fetchRows<{ id: number; lastAt: string | null }>(sql`
    select forms.id, (
      select submitted_at from submissions
      where form_id = forms.id and ${COUNTED} and isfinite(submitted_at)
      order by submitted_at desc limit 1) as "lastAt"
    from forms`)
  return new Map(rows.map(({ id, lastAt }) => [id, lastAt]))
}

/**
 * Returns all forms, newest first; when `maySeeSubmissions`, also how many submissions each has and
 * when the last one arrived.
 */
export async function listFormsWithFigures(maySeeSubmissions: boolean): Promise<ListedForm[]> {
  const forms = await listForms()
  if (!maySeeSubmissions) return forms.map((form) => ({ ...form, submissions: null }))
  const [tallies, lastTimes] = await Promise.all([listTallies(), listLastTimes()])
  return forms.map((form) => {
    const own = tallies.filter(({ formId }) => formId === form.id)
    const total = own.reduce((sum, { count }) => sum + count, 0)
    return { ...form, submissions: { total, lastAt: lastTimes.get(form.id) ?? null } }
  })
}
