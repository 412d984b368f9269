import { createHash } from 'node:crypto'
import { paths } from '@/lib/paths'
import type { SuspectedList } from '@/lib/suspicion/list'
import type { Portal } from '../../tests/support/portal'
import type { Registered } from './phone'

const AT_ONCE = 6

interface Stored {
  id: number
  reference: string
  data: Record<string, unknown>
}

export interface Proof {
  /** The lines to print, each with whether the promise was kept. */
  lines: [line: string, isKept: boolean][]
}

const fileIdIn = ({ data }: Stored): number | undefined => {
  for (const answer of Object.values(data)) {
    const { fileId } = (answer ?? {}) as { fileId?: number }
    if (fileId !== undefined) return fileId
  }
  return undefined
}

async function sumOf(portal: Portal, fileId: number): Promise<string> {
  const bytes = Buffer.from(await (await portal.get(`/api/admin/files/${fileId}`)).arrayBuffer())
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Releases suspected registrations like staff would, because a crowd behind one address can look
 * like a program. Returns how many there were.
 */
async function releaseSuspected(portal: Portal): Promise<number> {
  let released = 0
  for (;;) {
    const answer = await portal.get(paths.api.suspectedSubmissions)
    const { rows } = (await answer.json()) as SuspectedList<{ id: number }>
    if (rows.length === 0) return released
    const ids = rows.map(({ id }) => id)
    await portal.send('POST', `${paths.api.suspectedSubmissions}/release`, { ids })
    released += rows.length
  }
}

/**
 * Compares what was promised with what is stored: every registration once, every file with its
 * bytes.
 */
export async function prove(
  portal: Portal,
  answered: readonly Registered[],
  gaveUp: number,
): Promise<Proof> {
  const suspected = await releaseSuspected(portal)
  const all = (await (await portal.get(paths.api.submissions)).json()) as Stored[]
  const stored = new Map(all.map((row) => [row.reference, row]))
  const promised = new Set(answered.map(({ reference }) => reference))
  const lost = [...promised].filter((reference) => !stored.has(reference))
  const doubled = answered.length - promised.size
  const unknown = all.filter(({ reference }) => !promised.has(reference)).length
  const files = answered.filter(({ sha256 }) => sha256 !== null)
  const left = [...files]
  let equal = 0
  const compare = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const row = stored.get(next.reference)
      const fileId = row && fileIdIn(row)
      if (fileId !== undefined && (await sumOf(portal, fileId)) === next.sha256) equal += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compare))
  return {
    lines: [
      [
        `${answered.length} registrations answered, ${all.length} stored, ${lost.length} lost`,
        lost.length === 0,
      ],
      [
        `${doubled} stored twice, ${unknown} stored for which nobody has an answer`,
        doubled === 0 && unknown <= gaveUp,
      ],
      [`${suspected} were kept apart as suspected, and released`, true],
      [`${gaveUp} phones gave up`, gaveUp === 0],
      [`${equal} of ${files.length} files with the bytes that were sent`, equal === files.length],
    ],
  }
}
