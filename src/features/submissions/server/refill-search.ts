import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { toSearchText } from '@/features/answers/server/search-text'
import { linkedFileNames, loadUploadedFileFinder } from '@/features/delivery/server/drive-files'
import { type Executor, query, sql } from '@/lib/database/sql'

const BATCH = 1000

interface Row {
  id: number
  data: unknown
  text: string
}

/** Writes every `search_text` again. Migrations call this after `toSearchText` has changed. */
export async function refillSearchText(on: Executor): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await query<Row>(
      on,
      sql`select id, data, search_text as text from submissions
          where id > ${last} order by id limit ${BATCH}`,
    )
    const arrivedOf = await loadUploadedFileFinder(
      on,
      rows.map(({ id }) => id),
    )
    const changed = rows.flatMap(({ id, data, text }) => {
      const answers = toStoredAnswers(data)
      const fresh =
        answers && toSearchText({ ...answers, names: linkedFileNames(answers, arrivedOf(id)) })
      return fresh === null || fresh === text ? [] : [{ id, fresh }]
    })
    await on.execute(sql`
      update submissions set search_text = changed.fresh
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id int, fresh text)
      where changed.id = submissions.id`)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
