import { secondsSince } from '@/runtime/bootstrap/steps.mjs'
import { main as build } from '@/runtime/build/build'
import { runChaos } from './chaos'
import { isWrongFinding, renderFindingsTable } from './table'

const REGISTRATIONS = 2000
/** One failure of each kind is planned for this many registrations, but at least two in a run. */
const PER_TROUBLE = 150

/** `npm run measure -- chaos [registrations] [seed] [s3]`. Equal seeds plan equal failures. */
export async function main([wanted, wantedSeed, files]: string[]): Promise<void> {
  const registrations = Number(wanted ?? REGISTRATIONS)
  const seed = Number(wantedSeed ?? Date.now() % 1_000_000)
  await build()
  const startedAt = performance.now()
  console.log(`${registrations} registrations, seed ${seed}`)
  const findings = await runChaos({
    ...{ registrations, seed, isHasty: false, withStore: files === 's3', say: console.log },
    troublesEach: Math.max(2, Math.round(registrations / PER_TROUBLE)),
  })
  console.log(renderFindingsTable(findings))
  const gaps = findings.filter(isWrongFinding)
  console.log(
    `${gaps.length === 0 ? 'No gap' : `${gaps.length} GAPS`} after ${secondsSince(startedAt)}`,
  )
  process.exit(gaps.length === 0 ? 0 : 1)
}
