import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CODE_CACHE } from '@/runtime/bootstrap/bootstrap.mjs'
import { explainError } from '@/runtime/bootstrap/failure.mjs'
import { secondsSince } from '@/runtime/bootstrap/steps.mjs'
import { emptySettings, STORAGE_VARIABLE } from '../support/environment'
import { LOG_FOLDER_VARIABLE } from '../support/kept-logs'
import { parseTestArguments, TEST_HELP } from './arguments'
import { chooseTestFiles, type TestFilesBySuite } from './choice'
import { runSuiteGroups } from './groups'
import { checkLogs } from './logs'
import { prepareTestDataFolder, removePreparedFolder } from './prepared-folder'
import {
  addResults,
  EMPTY_RESULT,
  FAILED_RESULT,
  failureOf,
  listFailures,
  listSlowest,
  type Result,
} from './result'
import { SUITES, type SuiteName, type SuiteOptions } from './suites'

export async function main(argv: readonly string[]): Promise<void> {
  const args = parseTestArguments(argv)
  if (args.isHelp) return console.log(TEST_HELP)
  Object.assign(process.env, emptySettings())
  Reflect.deleteProperty(process.env, 'NODE_ENV')
  process.env[STORAGE_VARIABLE] = args.storage ?? ''
  console.log(`On Node ${process.versions.node}`)
  const result = await runChosen(await chooseTestFiles(args))
  const slowest = listSlowest(result)
  if (slowest.length) console.log(`\nThe slowest tests:\n${slowest.join('\n')}\n`)
  const failures = listFailures(result)
  if (failures.length) console.log(`What failed:\n${failures.join('\n')}\n`)
  console.log(`${result.passed} passed, ${result.failed} failed`)
  process.exit(result.failed === 0 ? 0 : 1)
}

async function runChosen(choice: TestFilesBySuite): Promise<Result> {
  const reports = mkdtempSync(path.join(tmpdir(), 'reports-'))
  process.env[LOG_FOLDER_VARIABLE] = mkdtempSync(path.join(tmpdir(), 'logs-'))
  // Gives the test workers the compile cache that the product's own processes use anyway.
  process.env.NODE_COMPILE_CACHE = CODE_CACHE
  const runOne = (name: SuiteName) => runSuite(name, { reports, files: choice.get(name) ?? [] })
  const { total, hasServed } = await runSuiteGroups(
    [...choice.keys()],
    runOne,
    prepareTestDataFolder,
  )
  removePreparedFolder()
  const logs = await checkKeptLogs(process.env[LOG_FOLDER_VARIABLE], choice, hasServed)
  rmSync(reports, { recursive: true })
  return addResults(total, logs)
}

async function checkKeptLogs(
  folder: string,
  choice: TestFilesBySuite,
  hasServed: boolean,
): Promise<Result> {
  if (!hasServed && !choice.has('api')) {
    rmSync(folder, { recursive: true })
    return EMPTY_RESULT
  }
  console.log('\n── logs')
  const result = await checkLogs(folder, hasServed)
  if (result.failed === 0) rmSync(folder, { recursive: true })
  else console.error(`They are in ${folder}.`)
  return result
}

async function runSuite(name: SuiteName, order: SuiteOptions): Promise<Result> {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const result = await SUITES[name].run(order).catch((error: unknown) => {
    console.error(explainError(error) ?? error)
    return { ...FAILED_RESULT, failures: [failureOf(name, error)] }
  })
  const { passed, failed } = result
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${secondsSince(startedAt)}`)
  return failed > 0 && !result.failures.length ? { ...result, failures: [{ title: name }] } : result
}
