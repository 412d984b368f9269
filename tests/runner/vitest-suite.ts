import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { readBinOutput, runBin } from './command'
import { FAILED_RESULT, type FailedTest, type Result, requireSomeTests } from './result'
import type { SuiteOptions } from './suites'

interface Report {
  numTotalTests: number
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: string[] | null
    }[]
  }[]
}

const configOf = (suite: string) => path.join('tests', `vitest.${suite}.config.mjs`)

/** Runs a suite of Vitest, or only the given files of that suite. Skipped tests count as failed. */
export async function runVitest(suite: string, { reports, files }: SuiteOptions): Promise<Result> {
  const file = path.join(reports, `${suite}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--config', configOf(suite), ...reporters, ...files]
  const succeeded = await runBin('vitest', args)
  const report = readReport(file)
  if (!report) return FAILED_RESULT
  const failed = report.numTotalTests - report.numPassedTests
  return requireSomeTests(
    {
      passed: report.numPassedTests,
      // At least one, because a file that cannot be loaded has no failed tests.
      failed: succeeded ? failed : Math.max(failed, 1),
      times: timesOf(report),
      failures: failuresOf(report),
    },
    suite,
  )
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`The test run ended without its report ${file}.`)
    return undefined
  }
}

const timesOf = ({ testResults }: Report) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )

const failuresOf = ({ testResults }: Report): FailedTest[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name)
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        message: failureMessages?.join('\n'),
      }))
    return tests.length || status === 'passed' ? tests : [{ title: file, message }]
  })

export async function listVitestFiles(suite: string, since?: string): Promise<string[]> {
  const changed = since === undefined ? [] : [`--changed=${since}`]
  const args = ['list', '--config', configOf(suite), '--filesOnly', '--json', ...changed]
  const files: { file: string }[] = JSON.parse(await readBinOutput('vitest', args))
  return files.map(({ file }) => path.relative(ROOT, file))
}
