import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Settings of all suites: the repository's root and the aliases of tsconfig.json. */
export const base = {
  root,
  resolve: {
    alias: {
      '@/': `${path.join(root, 'src')}/`,
      // Tests run on the server, where this package must not throw.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
      '@payload-config': path.join(root, 'payload.config.ts'),
    },
  },
}

/** Workers find the files of large packages as the product's processes do (decision 043). */
export const execArgv = ['--import', path.join(root, 'src/runtime/bootstrap/quick-imports.mjs')]

/**
 * Changes of these files make `npm test -- changed` run every test of a suite, although no test
 * imports them.
 */
export const forceRerunTriggers = [
  ...['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
  ...['**/tests/vitest.*.config.mjs', '**/tests/support/vitest-base.mjs'],
]

/** Renders docs/api.md; `npm run docs` runs it without a database. */
export const API_DOCS = 'tests/docs/api.test.ts'
