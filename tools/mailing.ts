import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { main as build } from '@/runtime/build/build'
import { prepareProductParts } from '../tests/support/parts'
import type { ParsedMail } from '../tests/support/peers/mail'
import { startMailServer } from '../tests/support/peers/smtp-server'
import { setUpPortal } from '../tests/support/portal'
import { createFormWithFile } from '../tests/support/portal-forms'

const RECIPIENTS = 10_000
const KILLS = 5
/** How many messages a worker sends at the same time (src/worker.ts). */
const AT_ONCE = 2
const LOOK_MS = 200
const GIVE_UP_MS = 30 * 60_000

const FILL = `
  insert into submissions (form_id, reference, status, submitted_at, data, search_text, fingerprint)
  select $1, 'M' || n, 'new', now(),
    jsonb_build_object($2::text, 'Person ' || n, $3::text, 'p' || n || '@example.org'),
    'person ' || n, n::text from generate_series(1, $4::int) n`

/**
 * Counts missing and repeated messages. Each kill explains at most `AT_ONCE` repeats, and repeats
 * must have the same Message-ID.
 */
function judge(mails: readonly ParsedMail[], recipients: number, kills: number) {
  const idsOf = new Map<string, string[]>()
  for (const { to, headers } of mails) {
    idsOf.set(to, [...(idsOf.get(to) ?? []), headers['message-id'] ?? ''])
  }
  const twice = [...idsOf.values()].filter((ids) => ids.length > 1)
  const another = twice.filter((ids) => new Set(ids).size > 1)
  const repeats = twice.reduce((sum, ids) => sum + ids.length - 1, 0)
  const isKept = idsOf.size === recipients && another.length === 0 && repeats <= kills * AT_ONCE
  return { reached: idsOf.size, repeats, another: another.length, isKept }
}

/**
 * `npm run measure -- load-mailing [recipients] [kills]` sends a mailing and kills the worker
 * several times. Exits with 1 when a message is missing, when a repeat has another Message-ID, or
 * when there are more repeats than the kills explain.
 */
export async function main([recipientsWanted, killsWanted]: string[]): Promise<void> {
  const [recipients, kills] = [Number(recipientsWanted ?? RECIPIENTS), Number(killsWanted ?? KILLS)]
  await build()
  const server = await startMailServer()
  const parts = await prepareProductParts({ SMTP_URL: server.url, MAILS_PER_MINUTE: '1000000' })
  const client = new pg.Client(parts.databaseUrl)
  const deadline = Date.now() + GIVE_UP_MS
  const until = async (what: string, isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`Still waiting for ${what}`)
      await sleep(LOOK_MS)
    }
  }
  try {
    await parts.start('web')
    await client.connect()
    const portal = await setUpPortal(parts.address)
    const form = await createFormWithFile(portal, 'camp')
    await client.query(FILL, [form.id, form.name, form.email, recipients])
    const startedAt = performance.now()
    const { id } = await portal.post<{ id: number }>('/api/admin/mailings', {
      audience: { formId: form.id },
      template: { subject: 'See you there, {name}', text: 'Your code is {reference}.' },
      count: recipients,
      key: randomUUID(),
    })
    console.log(`${recipients} stored after ${Math.round(performance.now() - startedAt)} ms`)
    await parts.start('worker')
    for (let kill = 1; kill <= kills; kill++) {
      const enough = Math.floor((recipients * kill) / (kills + 1))
      await until(`${enough} messages`, () => server.mails.length >= enough)
      await parts.kill('worker')
      console.log(`Worker killed after ${server.mails.length} messages`)
      await parts.start('worker')
    }
    const waiting = async () => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from mailing_recipients where mailing_id = $1 and state = 'waiting'`,
        [id],
      )
      return rows[0]?.n
    }
    await until('the last one', async () => (await waiting()) === 0)
    const seconds = (performance.now() - startedAt) / 1000
    const { reached, repeats, another, isKept } = judge(server.mails, recipients, kills)
    console.log(
      isKept ? 'ok    ' : 'BROKEN',
      `${reached} of ${recipients} reached in ${seconds.toFixed(0)} s over ${kills} kills.`,
      `${repeats} repeated with the same Message-ID (taken, and killed before it was noted; at most ${kills * AT_ONCE}),`,
      `${another} with another one`,
    )
    process.exitCode = isKept ? 0 : 1
  } finally {
    await client.end()
    await parts.close()
    await server.close()
  }
  process.exit()
}
