import 'server-only'
import { personName } from '@/features/answers/person-name'
import { foldForSearch, toSearchTerms } from '@/features/answers/server/search-text'
import { readFormsById } from '@/features/forms/server/data'
import { fetchRows, sql } from '@/lib/database/db'
import {
  anyWordCondition,
  presentSubmission,
  type RawSubmission,
  SUBMISSION_COLUMNS,
} from '../../server/rows'

/** The most rows compared. A common name may have more registrations than staff can look at. */
const MAX_COMPARED = 500

/**
 * Finds registrations whose registrant's name has all words of `name`, in any order. Newest first,
 * also deleted and suspected rows.
 */
export async function findSubmissionIdsByName(name: string): Promise<number[]> {
  const words = toSearchTerms(name)
  if (words.length === 0) return []
  const forms = await readFormsById()
  const rows = await fetchRows<RawSubmission>(sql`
    with found as materialized (
      select id from submissions where ${sql.join(
        words.map((either) => anyWordCondition(either)),
        sql` and `,
      )})
    select ${SUBMISSION_COLUMNS} from submissions
    where id in (select id from found order by id desc limit ${MAX_COMPARED}) order by id desc`)
  return rows.map(presentSubmission).flatMap(({ id, formId, data }) => {
    const form = forms.get(formId)
    const theirs = foldForSearch((form && personName(form, data)) ?? '')
    return words.every((either) => either.some((word) => theirs.includes(word))) ? [id] : []
  })
}
