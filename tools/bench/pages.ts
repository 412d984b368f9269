import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Options } from 'autocannon'
import { paths } from '@/lib/paths'
import { withBarePage } from './bare-page'
import { type LoadFigures, type LoadSubject, measureInTurn } from './in-turn'
import { measureStarts, processIdsOf, withProduct } from './product'
import { findMissedGoals, renderReport, type StartSeconds } from './report'
import { makeRegistrationRequest, openBenchForm } from './rush-form'
import { measureRequestedCalls } from './scale/child'
import { findMissedScaleGoals, renderScale } from './scale/report'
import { measureScale, type ScaleFigures, SIZE_ARGUMENT } from './scale/scale'

const FULL = { rounds: 5, seconds: 4 }
const QUICK = { rounds: 3, seconds: 2 }
const REPORT = path.resolve('docs/benchmarks.md')

/**
 * Returns headers of a request from another machine. The server limits requests per address, so the
 * requests are spread over 200 addresses and none is refused.
 */
const fromElsewhere = () => ({
  host: 'example.org',
  'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 200)}`,
})

async function subjectsAt(address: string, dataDir: string, bare: string, barePid: number) {
  const form = await openBenchForm(address)
  const processes = processIdsOf(dataDir)
  const ours = (url: string, more: Partial<Options> = {}): LoadSubject => ({
    load: { url: address + url, ...more },
    ...processes,
  })
  const submit = (headersOf?: () => Record<string, string>) =>
    ours(paths.api.submit(form.slug), { requests: [makeRegistrationRequest(form, headersOf)] })
  return {
    bare: { load: { url: `${bare}/` }, web: barePid },
    empty: {
      load: { url: `${bare}/empty`, requests: [makeRegistrationRequest(form)] },
      web: barePid,
    },
    home: ours(paths.home),
    form: ours(paths.form(form.slug)),
    formBr: ours(paths.form(form.slug), { headers: { 'accept-encoding': 'br' } }),
    submit: submit(),
    submitElsewhere: submit(fromElsewhere),
  } satisfies Record<keyof LoadFigures, LoadSubject>
}

/**
 * `npm run measure -- bench` measures the product and writes docs/benchmarks.md. With `--quick` or
 * `--scale`, it measures less and does not write the file.
 */
export async function main(args: string[]): Promise<void> {
  const size = args.find((arg) => arg.startsWith(SIZE_ARGUMENT))
  if (size) return measureRequestedCalls(Number(size.slice(SIZE_ARGUMENT.length)))
  if (args.includes('--scale')) return void (await scale())
  const isQuick = args.includes('--quick')
  const web = await measureStarts()
  const { figures, bare } = await measurePages(isQuick ? QUICK : FULL)
  const starts: StartSeconds = { web, bare }
  console.log(renderReport(figures, starts))
  say(findMissedGoals(figures, starts))
  if (isQuick) return
  const scaled = await scale()
  writeFileSync(REPORT, `${renderReport(figures, starts)}\n${renderScale(scaled)}`)
}

const measurePages = (plan: typeof FULL) =>
  withProduct(async (address, dataDir) => {
    const { length } = await (await fetch(`${address}/`)).text()
    return withBarePage(length, async (bare) => {
      const subjects = await subjectsAt(address, dataDir, bare.address, bare.pid)
      return { figures: await measureInTurn(subjects, plan), bare: bare.startSeconds }
    })
  })

async function scale(): Promise<ScaleFigures> {
  const figures = await measureScale()
  console.log(renderScale(figures))
  say(findMissedScaleGoals(figures))
  return figures
}

function say(missed: readonly string[]): void {
  for (const goal of missed) console.error(`Missed: ${goal}`)
  if (missed.length > 0) process.exitCode = 1
}
