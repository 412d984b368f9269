import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { findChromium } from './chromium'
import { readBinOutput, runBin } from './command'
import {
  FAILED_RESULT,
  type FailedTest,
  type Result,
  requireSomeTests,
  type TestTime,
} from './result'
import type { SuiteOptions } from './suites'

interface Group {
  file: string
  suites?: Group[]
  specs: {
    title: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

interface Report {
  config: { rootDir: string }
  suites: Group[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const CONFIG = ['--config', 'tests/playwright.config.ts']

/** Runs all browser tests, or those of the given files. Skipped and flaky tests count as failed. */
export async function runE2e({ reports, files }: SuiteOptions): Promise<Result> {
  const file = path.join(reports, 'e2e.json')
  const succeeded = await runBin(
    'playwright',
    ['test', ...CONFIG, '--reporter=list,json', ...files.map(asPattern)],
    { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { expected, unexpected, flaky, skipped } = report.stats
    const failed = unexpected + flaky + skipped
    const result = {
      passed: expected,
      failed: succeeded ? failed : Math.max(failed, 1),
      times: report.suites.flatMap(timesOf),
      failures: report.suites.flatMap(failuresOf),
    }
    return requireSomeTests(result, 'e2e')
  } catch {
    console.error('The browser tests ended without their report.')
    return FAILED_RESULT
  }
}

/** Escapes a path, because Playwright takes its arguments as regular expressions. */
const asPattern = (file: string) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function timesOf({ file, specs, suites = [] }: Group): TestTime[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `tests/e2e/${file}: ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(timesOf)]
}

function failuresOf({ file, specs, suites = [] }: Group): FailedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => ({
        title: `tests/e2e/${file}: ${title} (${projectName})`,
        message: results.map(({ error }) => error?.message ?? '').join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

export async function listE2eFiles(since?: string): Promise<string[]> {
  const changed = since === undefined ? [] : [`--only-changed=${since}`]
  const args = ['test', ...CONFIG, '--list', '--reporter=json', ...changed]
  const { config, suites }: Report = JSON.parse(await readBinOutput('playwright', args))
  return suites.map(({ file }) => path.relative(ROOT, path.join(config.rootDir, file)))
}
