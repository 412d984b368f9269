import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload, reload, type SanitizedConfig } from 'payload'

const SAYS_NOTHING = new Set(['config', 'parent', 'admin'])

const known = new WeakMap<SanitizedConfig, string>()

function schemaOf(config: SanitizedConfig): string {
  const { collections, globals } = config
  const schema =
    known.get(config) ??
    JSON.stringify(
      [...collections, ...globals].map(({ slug, flattenedFields }) => [slug, flattenedFields]),
      (key, value) => (SAYS_NOTHING.has(key) ? undefined : value),
    )
  known.set(config, schema)
  return schema
}

/**
 * Reloads Payload in development when a collection has changed, because Payload itself notices a
 * change only through a WebSocket.
 */
async function followSchema(payload: Payload): Promise<void> {
  const current = await config
  if (schemaOf(payload.config) !== schemaOf(current)) await reload(current, payload, true)
}

/** Returns Payload's Local API. What must be fast uses plain SQL instead (lib/database). */
export async function cms(): Promise<Payload> {
  const payload = await getPayload({ config })
  if (process.env.NODE_ENV === 'development') await followSchema(payload)
  return payload
}

export async function getSiteName(): Promise<string> {
  const payload = await cms()
  return (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).name
}
