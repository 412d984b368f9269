import { defineConfig } from 'vitest/config'
import { API_DOCS, base } from './support/vitest-base.mjs'

/** The configuration of `npm run docs`. The API suite includes the same file. */
export default defineConfig({ ...base, test: { include: [API_DOCS] } })
