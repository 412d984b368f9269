import 'server-only'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { listTallies } from '@/lib/tallies/tally'
import { HAS_SEATS_SQL } from '../../capacity/server/has-seats'
import type { ListedForm } from '../../schema'
import { listForms } from '../../server/data'

type OwnFigures = Omit<NonNullable<ListedForm['submissions']>, 'total'>

/** Returns figures by form id. The total is missing, because it is read from the tallies. */
async function listOwnFigures(): Promise<Map<number, OwnFigures>> {
  const rows = await fetchRows<OwnFigures & { id: number }>(sql`
    select forms.id, (
      select submitted_at from submissions
      where form_id = forms.id and ${IS_COUNTED} and isfinite(submitted_at)
      order by submitted_at desc limit 1) as "lastAt",
      ${HAS_SEATS_SQL} as "hasSeats"
    from forms`)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

export async function listFormsWithFigures(maySeeSubmissions: boolean): Promise<ListedForm[]> {
  const forms = await listForms()
  if (!maySeeSubmissions) return forms.map((form) => ({ ...form, submissions: null }))
  const [tallies, ownFigures] = await Promise.all([listTallies(), listOwnFigures()])
  return forms.map((form) => {
    const own = tallies.filter(({ formId }) => formId === form.id)
    const total = own.reduce((sum, { count }) => sum + count, 0)
    const figures = ownFigures.get(form.id) ?? { lastAt: null, hasSeats: false }
    return { ...form, submissions: { total, ...figures } }
  })
}
