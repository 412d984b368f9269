import pg from 'pg'
import { main as build } from '@/runtime/build/build'
import { rushForPlaces } from '../tests/support/place-rush'
import { startTwoWebs } from '../tests/support/two-webs'

const POSTS = 500
const PLACES = 20

/**
 * For the control run: a `claim_places` that takes no lock and so gives out more places than there
 * are. The pause makes that certain, however busy the machine is.
 */
const WITHOUT_CLAIM = `
  create or replace function claim_places(form integer, version text, answers jsonb, out seat text,
    out line numeric, out is_counted boolean) language plpgsql as $$
  begin
    seat := case when exists (select from place_limits where form_id = form and held >= seats)
      then 'waiting' else 'held' end;
    line := nextval('place_line');
    perform pg_sleep(0.05);
  end $$`

async function areNumbered(database: pg.Client, formId: number): Promise<boolean> {
  const { rows } = await database.query(
    `select count(*)::int as all, count(distinct line)::int as different from submissions
     where form_id = $1 and seat = 'waiting' and line is not null`,
    [formId],
  )
  return rows[0].all === POSTS - PLACES && rows[0].different === POSTS - PLACES
}

/**
 * `npm run measure -- places [runs] [seed]` lets 500 people register at once for 20 places. A
 * control run without the lock must oversell. Otherwise the runs with the lock prove nothing.
 */
export async function main([runs = '20', seed = '1']: string[]): Promise<void> {
  await build()
  const webs = await startTwoWebs({ TRUST_PROXY: '1' })
  const database = new pg.Client(webs.parts.databaseUrl)
  await database.connect()
  let failures = 0
  const rush = (slug: string, at: number) =>
    rushForPlaces({ ...webs, slug, posts: POSTS, places: PLACES, repeated: 0.3, seed: at })
  try {
    for (let run = 0; run < Number(runs); run++) {
      const at = Number(seed) + run
      const from = performance.now()
      const { formId, refused, people, held, waiting, counted } = await rush(`run-${at}`, at)
      const isRight =
        refused === 0 &&
        people === POSTS &&
        held === PLACES &&
        waiting === POSTS - PLACES &&
        counted?.held === PLACES &&
        counted.waiting === POSTS - PLACES &&
        (await areNumbered(database, formId))
      if (!isRight) failures += 1
      const ms = Math.round(performance.now() - from)
      console.log(
        `seed ${at}: ${held} placed, ${waiting} waiting, ${refused} refused, counted ${counted?.held} and ${counted?.waiting}, ${ms} ms${isRight ? '' : ' ← WRONG'}`,
      )
    }
    await database.query(WITHOUT_CLAIM)
    const { held } = await rush('control', Number(seed))
    console.log(`control without the claim: ${held} placed`)
    if (held <= PLACES) failures += 1
  } finally {
    await database.end()
    await webs.close()
  }
  console.log(failures === 0 ? 'As it should be.' : `${failures} failed.`)
  process.exit(failures === 0 ? 0 : 1)
}
