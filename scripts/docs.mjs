// Renders docs/api.md from the endpoints' own schemas.
import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { renderApiDocs } = await import(new URL('../src/docs/render-api.ts', import.meta.url).href)
writeFileSync('docs/api.md', renderApiDocs())
