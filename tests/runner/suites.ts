import { main as build } from '@/runtime/build/build'
import { runBrowserTests } from './browser-suite'
import { check } from './command'
import { PASSED, type Tally } from './tally'
import { runVitest } from './vitest-suite'

export type Suite = (reports: string) => Promise<Tally>

/** In the order in which they run: what is quick and what others build on comes first. */
export const SUITES: Record<string, Suite> = {
  lint: () => check(['biome', 'ci', '--colors=off', '.']),
  types: () => check(['next', 'typegen'], ['tsc', '--noEmit']),
  direction: () => check(['depcruise', '--config', 'tests/import-direction.cjs', ...SOURCES]),
  unit: (reports) => runVitest('unit', reports),
  api: (reports) => runVitest('api', reports),
  build: async () => {
    await build()
    return PASSED
  },
  system: (reports) => runVitest('system', reports),
  browser: runBrowserTests,
}

const SOURCES = ['src', 'payload.config.ts', 'migrations']
