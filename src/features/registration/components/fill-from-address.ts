import { PREFILL } from '@/features/forms/prefill-link'
import type { PublicField } from '../answers-in-form'
import type { FilledForm } from './use-filled-form'

/**
 * Fills in the answers that the page's address gives, and then calls `onFilled`; the code for it is
 * loaded where there are any. Without a connection the form stays blank.
 */
export async function fillFromAddress(
  { element }: Pick<FilledForm, 'element'>,
  fields: readonly PublicField[],
  onFilled: () => void,
): Promise<void> {
  const { search } = location
  if (!search.includes(PREFILL)) return
  const loaded = await import('../prefill').catch(() => null)
  if (!loaded || !element.current) return
  loaded.prefillForm(element.current, fields, search)
  onFilled()
}
