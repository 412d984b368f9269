import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { explain } from '@/runtime/bootstrap/failure.mjs'
import { seconds } from '@/runtime/bootstrap/steps.mjs'
import { STORAGE, withoutSettings } from '../support/environment'
import { KEPT_LOGS } from '../support/kept-logs'
import { HELP, readArguments } from './arguments'
import { type Choice, choose } from './choice'
import { checkLogs } from './logs'
import { prepareFolder, removePreparedFolder } from './prepared-folder'
import { add, FAILED, listFailures, listSlowest, NOTHING, type Result } from './result'
import { GROUPS, ON_THE_PRODUCT, type Order, SUITES, type SuiteName } from './suites'

/** Runs everything, or what the arguments name, and sums what it found. */
export async function main(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv)
  if (args.isHelp) return console.log(HELP)
  Object.assign(process.env, withoutSettings())
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  process.env[STORAGE] = args.storage ?? ''
  console.log(`On Node ${process.versions.node}`)
  const result = await runChosen(await choose(args))
  const slowest = listSlowest(result)
  if (slowest.length) console.log(`\nThe slowest tests:\n${slowest.join('\n')}\n`)
  const failures = listFailures(result)
  if (failures.length) console.log(`What failed:\n${failures.join('\n')}\n`)
  console.log(`${result.passed} passed, ${result.failed} failed`)
  process.exit(result.failed === 0 ? 0 : 1)
}

async function runChosen(choice: Choice): Promise<Result> {
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  process.env[KEPT_LOGS] = mkdtempSync(path.join(tmpdir(), 'logs-'))
  let total = NOTHING
  for (const group of GROUPS) {
    const chosen = group.filter((name) => choice.has(name))
    if (chosen.some((name) => ON_THE_PRODUCT.has(name))) await prepareFolder()
    const results = await Promise.all(
      chosen.map((name) => runSuite(name, { reports, files: choice.get(name) ?? [] })),
    )
    total = results.reduce(add, total)
  }
  removePreparedFolder()
  total = add(total, await checkKeptLogs(process.env[KEPT_LOGS], choice))
  rmSync(reports, { recursive: true })
  return total
}

/** One more check where a suite has started something that writes a log. */
async function checkKeptLogs(folder: string, choice: Choice): Promise<Result> {
  const hasServed = [...ON_THE_PRODUCT].some((name) => choice.has(name))
  if (!hasServed && !choice.has('api')) {
    rmSync(folder, { recursive: true })
    return NOTHING
  }
  console.log('\n── logs')
  const result = await checkLogs(folder, hasServed)
  if (result.failed === 0) rmSync(folder, { recursive: true })
  else console.error(`They are in ${folder}.`)
  return result
}

/** A suite that breaks down has failed, and the next ones still run. */
async function runSuite(name: SuiteName, order: Order): Promise<Result> {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const result = await SUITES[name].run(order).catch((error: unknown) => {
    console.error(explain(error) ?? error)
    return FAILED
  })
  const { passed, failed } = result
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${seconds(startedAt)}`)
  return failed > 0 && !result.failures.length ? { ...result, failures: [{ title: name }] } : result
}
