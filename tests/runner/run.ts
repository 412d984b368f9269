import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { explain } from '@/runtime/bootstrap/failure.mjs'
import { seconds } from '@/runtime/bootstrap/steps.mjs'
import { withoutSettings } from '../support/environment'
import { prepareFolder, removePreparedFolder } from './prepared-folder'
import { GROUPS, ON_THE_PRODUCT, SUITES, type Suite } from './suites'
import { add, FAILED, type Tally } from './tally'

/** Runs all suites, or the ones that are named, and sums what they found. */
export async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in SUITES))
  if (unknown.length) {
    console.error(`No suite is called ${unknown.join(', ')}; there are ${Object.keys(SUITES)}.`)
    process.exit(1)
  }
  Object.assign(process.env, withoutSettings())
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  let total: Tally = { passed: 0, failed: 0 }
  for (const group of GROUPS) {
    const chosen = group.filter((name) => names.length === 0 || names.includes(name))
    if (chosen.some((name) => ON_THE_PRODUCT.has(name))) await prepareFolder()
    const tallies = await Promise.all(chosen.map((name) => runSuite(name, SUITES[name], reports)))
    total = tallies.reduce(add, total)
  }
  removePreparedFolder()
  rmSync(reports, { recursive: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/** A suite that breaks down has failed, and the next ones still run. */
async function runSuite(name: string, suite: Suite, reports: string): Promise<Tally> {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const tally = await suite(reports).catch((error: unknown) => {
    console.error(explain(error) ?? error)
    return FAILED
  })
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds(startedAt)}`)
  return tally
}
