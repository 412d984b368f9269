import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload, reload, type SanitizedConfig } from 'payload'

const SAYS_NOTHING = new Set(['config', 'parent', 'admin'])

const known = new WeakMap<SanitizedConfig, string>()

/**
 * Returns the collections and globals of a configuration as JSON without functions, to compare two
 * configurations. Computed once for each.
 */
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
 * In development, makes Payload use a changed configuration, which Payload itself would notice over
 * a WebSocket only.
 */
async function followSchema(payload: Payload): Promise<void> {
  const current = await config
  if (schemaOf(payload.config) !== schemaOf(current)) await reload(current, payload, true)
}

/** Payload's Local API: content, accounts and everything that is not on the hot path. */
export async function cms(): Promise<Payload> {
  const payload = await getPayload({ config })
  if (process.env.NODE_ENV === 'development') await followSchema(payload)
  return payload
}
