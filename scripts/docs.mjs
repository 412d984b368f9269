// Renders docs/api.md from the endpoints' own schemas.
import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { renderApiDocs } = await import('../src/docs/render-api.ts')
writeFileSync('docs/api.md', renderApiDocs())
