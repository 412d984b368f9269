import 'server-only'
import { withLock } from '@/lib/database/db'

/**
 * Payload reads a row and writes it back whole: whoever changes a form holds it, or one change would
 * take back another that was saved in between.
 */
export const withForm = <T>(id: number | null, work: () => Promise<T>): Promise<T> =>
  withLock(`form.${id}`, work)
