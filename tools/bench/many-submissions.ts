import { saveBuilderContent } from '@/features/forms/builder/server/save-content'
import type { ParsedFieldInput } from '@/features/forms/field-input'
import { createForm } from '@/features/forms/list/server/create'
import { PROVINCE_NAMES } from '@/features/forms/places/provinces'
import type { EventForm } from '@/features/forms/schema'
import { setUpPortal } from '@/features/staff/entrance/server/setup'
import type { StaffActor } from '@/lib/access'
import { db, pool, sql } from '@/lib/database/db'
import { foldTallies } from '@/lib/tallies/upkeep'
import { FIRST_SUPER_ADMIN } from '../../tests/support/portal'
import { BENCH_FIELDS } from './bench-fields'

export async function setUpBenchForm(
  fields: ParsedFieldInput[] = BENCH_FIELDS,
): Promise<{ form: EventForm; actor: StaffActor }> {
  const address = '127.0.0.1'
  const actor: StaffActor = { ...(await setUpPortal(FIRST_SUPER_ADMIN, address)), address }
  const { id } = await createForm(
    { name: 'Worship Celebration', slug: 'worship-celebration', description: null, isActive: true },
    actor,
  )
  return { form: await saveBuilderContent(id, { fields }, actor), actor }
}

/**
 * Inserts submissions. Drops the search index before and creates it again after, because that is
 * many times faster.
 */
export async function insertSubmissions(form: EventForm, count: number): Promise<void> {
  const on = await db()
  const { rows } = await on.execute(sql`
    select indexdef from pg_indexes where indexname = 'submissions_search_trgm'`)
  await on.execute(sql`drop index submissions_search_trgm`)
  await insertRows(form, count)
  await on.execute(sql.raw(`${rows[0]?.indexdef}`))
  // Without statistics, counting 100,000 rows takes minutes.
  await on.execute(sql`analyze submissions, submission_changes, submission_tallies`)
  await foldTallies()
  await (await pool()).query('vacuum analyze submissions, submission_tallies, submission_changes')
}

const TEAM = sql`case when n % 200 = 0 then 'Sound and lights' else 'None' end`
const HOME = sql`'Poblacion, ' || (${sql.param(PROVINCE_NAMES)}::text[])[1 + n % 82]`

async function insertRows({ id, fields }: EventForm, count: number): Promise<void> {
  const [name, email, phone, province, sessions, request, ...others] = fields.map(({ id }) => id)
  const [church = '', birthday = '', shirt = '', team = '', home = ''] = others
  await (await db()).execute(sql`
    insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
    select ${id}, to_char(n, 'FM0000-0000'),
      (array['new', 'reviewed', 'contacted', 'completed'])[1 + n % 4]::enum_submissions_status, now() - n * interval '1 minute',
      jsonb_build_object(
        ${name}::text, 'Delegate ' || n, ${email}::text, 'delegate' || n || '@example.org',
        ${phone}::text, '+63 900 000 ' || to_char(n % 10000, 'FM0000'),
        ${province}::text, 'Province ' || n % 82,
        ${sessions}::text, '["Morning", "Evening"]'::jsonb,
        ${request}::text, repeat('Grace and peace for family ' || n % 977 || '. ', 10))
        -- Only some forms have these questions. Their answers are left out for all other forms.
        || jsonb_build_object(${church}::text, 'Church ' || n % 311,
          ${birthday}::text, (date '1950-01-01' + (n % 20000)::int)::text,
          ${shirt}::text, (array['S', 'M', 'L', 'XL'])[1 + n % 4], ${team}::text, ${TEAM},
          ${home}::text, ${HOME}) - '',
      lower('Delegate ' || n || ' delegate' || n || '@example.org province ' || n % 82 ||
        repeat(' grace and peace for family ' || n % 977 || '.', 10)
        || case when ${home}::text = '' then '' else ' ' || ${TEAM} || ' ' || ${HOME} end),
      n::text
    from generate_series(1, ${count}::int) as n`)
}

export async function removeSubmissions(): Promise<void> {
  await (await db()).execute(sql`truncate submissions cascade`)
}
