import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** For workers that load the editor's packages: see docs/decisions/014. */
export const execArgv = ['--conditions=production']

/** What all suites share: the root of the repository and the aliases of tsconfig.json. */
export const base = {
  root,
  resolve: {
    alias: {
      '@/': `${path.join(root, 'src')}/`,
      // Tests run on the server, where this package says nothing.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
      '@payload-config': path.join(root, 'payload.config.ts'),
    },
  },
}

/** What `npm test -- changed` takes to reach every test of a suite, though none imports it. */
export const forceRerunTriggers = [
  ...['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
  ...['**/tests/vitest.*.config.mjs', '**/tests/support/vitest-base.mjs'],
]
