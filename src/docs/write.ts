import { writeFileSync } from 'node:fs'
import { renderApiDocs } from './render-api'

/** `npm run docs` */
export async function main(): Promise<void> {
  writeFileSync('docs/api.md', renderApiDocs())
}
