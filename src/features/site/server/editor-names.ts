import 'server-only'
import type { Payload } from 'payload'

export async function findEditorNames(
  payload: Payload,
  ids: readonly unknown[],
): Promise<Map<unknown, string>> {
  const { docs } = await payload.find({
    collection: 'admin-users',
    where: { id: { in: [...new Set(ids.filter((id) => typeof id === 'number'))] } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
