import { main as build } from '@/runtime/build/build'
import { runBrowserTests } from './browser-suite'
import { check } from './command'
import { PASSED, type Tally } from './tally'
import { runVitest } from './vitest-suite'

export type Suite = (reports: string) => Promise<Tally>

export const SUITES = {
  lint: () => check(['biome', 'ci', '--colors=off', '.']),
  types: () => check(['next', 'typegen'], ['tsc', '--noEmit']),
  direction: () => check(['depcruise', '--config', 'tests/import-direction.cjs', ...SOURCES]),
  unit: (reports: string) => runVitest('unit', reports),
  api: (reports: string) => runVitest('api', reports),
  build: async () => {
    await build()
    return PASSED
  },
  system: (reports: string) => runVitest('system', reports),
  browser: runBrowserTests,
} satisfies Record<string, Suite>

/**
 * What runs at the same time, group after group: what is quick and what others build on first.
 * Suites that mostly wait (for mail, for processes to end) run beside those that keep the
 * processors busy.
 */
export const GROUPS: readonly (keyof typeof SUITES)[][] = [
  ['lint', 'types', 'direction', 'unit'],
  ['api', 'build'],
  ['system', 'browser'],
]

/** These start the product. */
export const ON_THE_PRODUCT: ReadonlySet<string> = new Set(['system', 'browser'])

const SOURCES = ['src', 'payload.config.ts', 'migrations']
