import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { main as build } from '@/runtime/build/build'
import { prepareParts } from '../../tests/support/parts'
import { setUpPortal } from '../../tests/support/portal'
import { createForm } from '../../tests/support/portal-forms'

const ERASURES = 10_000
const PEOPLE = 400
/** The interval between two registrations. */
const PACE_MS = 100
const SLOWER_AT_MOST = 2

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

/**
 * Fills the bin with registrations that each have a note, a message and a file's row without bytes.
 */
const FILL = `
  with gone as (insert into submissions
      (form_id, reference, status, submitted_at, data, search_text, fingerprint, deleted_at)
    select $1, 'L' || n, 'new', now(), jsonb_build_object($2::text, 'Person ' || n),
      'person ' || n, n::text, now() from generate_series(1, $3::int) n returning id),
  notes as (insert into submission_notes (submission_id, author_name, text)
    select id, 'Load', 'Called.' from gone),
  mails as (insert into receipts (submission_id, address, recipient, state)
    select id, 'p' || id || '@example.org', 'p' || id || '@example.org', 'sent' from gone)
  insert into submission_files (submission_id, field_id, name, mime_type, size, sha256, storage_key, state)
  select id, 'f', 'letter.pdf', 'application/pdf', 1, repeat('0', 64),
    gen_random_uuid() || '.pdf', 'stored' from gone`

/**
 * `npm run measure -- load-erasure [erasures] [people]`: erases while people register; exits with 1
 * when that slows them.
 */
export async function main([erasuresWanted, peopleWanted]: string[]): Promise<void> {
  const [erasures, people] = [Number(erasuresWanted ?? ERASURES), Number(peopleWanted ?? PEOPLE)]
  await build()
  const parts = await prepareParts()
  const client = new pg.Client(parts.databaseUrl)
  try {
    await parts.start('web')
    await parts.start('worker')
    await client.connect()
    const portal = await setUpPortal(parts.address)
    const form = await createForm(portal, 'camp')
    await client.query(FILL, [form.id, form.name, erasures])
    const url = `${parts.address}/api/forms/camp/submit`
    const register = async (at: number) => {
      await sleep(at * PACE_MS)
      const startedAt = performance.now()
      const body = JSON.stringify({ data: { [form.name]: `Visitor ${at}` } })
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(url, { method: 'POST', headers, body })
      if (status !== 201) throw new Error(`Registering was answered ${status}`)
      return performance.now() - startedAt
    }
    const run = () => Promise.all(Array.from({ length: people }, (_, at) => register(at)))
    const count = async () => {
      const inBin = 'select count(*)::int as n from submissions where deleted_at is not null'
      return (await client.query<{ n: number }>(inBin)).rows[0]?.n ?? 0
    }
    await run()
    const alone = p95(await run())
    await portal.post('/api/admin/submissions/bin/empty', {})
    const startedAt = performance.now()
    const among = p95(await run())
    const erased = erasures - (await count())
    while ((await count()) > 0) await sleep(500)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `${erasures} erased in ${seconds.toFixed(0)} s, ${erased} of them while people registered`,
    )
    const isKept = among <= alone * SLOWER_AT_MOST
    console.log(
      isKept ? 'ok    ' : 'BROKEN',
      `95th percentile of a post: ${alone.toFixed(0)} ms alone, ${among.toFixed(0)} ms meanwhile`,
    )
    process.exitCode = isKept ? 0 : 1
  } finally {
    await client.end()
    await parts.close()
  }
  process.exit()
}
