import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CODE_CACHE } from '@/runtime/bootstrap/bootstrap.mjs'
import { explain } from '@/runtime/bootstrap/failure.mjs'
import { seconds } from '@/runtime/bootstrap/steps.mjs'
import { emptySettings, STORAGE_VARIABLE } from '../support/environment'
import { LOG_FOLDER_VARIABLE } from '../support/kept-logs'
import { HELP, readArguments } from './arguments'
import { type Choice, choose } from './choice'
import { runGroups } from './groups'
import { checkLogs } from './logs'
import { prepareFolder, removePreparedFolder } from './prepared-folder'
import { add, FAILED, failureOf, listFailures, listSlowest, NOTHING, type Result } from './result'
import { type Order, SUITES, type SuiteName } from './suites'

export async function main(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv)
  if (args.isHelp) return console.log(HELP)
  Object.assign(process.env, emptySettings())
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  process.env[STORAGE_VARIABLE] = args.storage ?? ''
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
  process.env[LOG_FOLDER_VARIABLE] = mkdtempSync(path.join(tmpdir(), 'logs-'))
  // Gives the test workers the compile cache that the product's own processes use anyway.
  process.env.NODE_COMPILE_CACHE = CODE_CACHE
  const runOne = (name: SuiteName) => runSuite(name, { reports, files: choice.get(name) ?? [] })
  const { total, hasServed } = await runGroups([...choice.keys()], runOne, prepareFolder)
  removePreparedFolder()
  const logs = await checkKeptLogs(process.env[LOG_FOLDER_VARIABLE], choice, hasServed)
  rmSync(reports, { recursive: true })
  return add(total, logs)
}

async function checkKeptLogs(folder: string, choice: Choice, hasServed: boolean): Promise<Result> {
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

async function runSuite(name: SuiteName, order: Order): Promise<Result> {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const result = await SUITES[name].run(order).catch((error: unknown) => {
    console.error(explain(error) ?? error)
    return { ...FAILED, failures: [failureOf(name, error)] }
  })
  const { passed, failed } = result
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${seconds(startedAt)}`)
  return failed > 0 && !result.failures.length ? { ...result, failures: [{ title: name }] } : result
}
