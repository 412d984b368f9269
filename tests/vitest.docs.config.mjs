import { defineConfig } from 'vitest/config'
import { API_DOCS, base } from './support/vitest-base.mjs'

/** For `npm run docs`; the API suite checks the same file. */
export default defineConfig({ ...base, test: { include: [API_DOCS] } })
