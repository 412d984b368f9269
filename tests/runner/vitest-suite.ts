import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runBin } from './command'
import { FAILED, requireSome, type Tally } from './tally'

type Report = {
  success: boolean
  numTotalTests: number
  numPassedTests: number
  numFailedTestSuites: number
}

export async function runVitest(suite: string, reports: string): Promise<Tally> {
  const file = path.join(reports, `${suite}.json`)
  const config = path.join('tests', `vitest.${suite}.config.mjs`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = await runBin('vitest', ['run', '--config', config, ...reporters])
  const report = readReport(file)
  if (!report) return FAILED
  // Everything that is not "passed" counts: failed, skipped, to do.
  const tally = {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  }
  // A file that cannot even be loaded has no tests to fail.
  if (!succeeded && tally.failed === 0) tally.failed = 1
  return requireSome(tally, suite)
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`The test run ended without its report ${file}.`)
    return undefined
  }
}
