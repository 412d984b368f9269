import { PREFILL_PREFIX } from '@/features/forms/prefill-link'
import type { PublicField } from '../answers-in-form'
import type { FilledForm } from './use-filled-form'

/**
 * Fills in the answers that the page's URL contains, and then calls `onFilled`. The code for this
 * is loaded only when the URL contains any; if it cannot be loaded, the form stays as it is.
 */
export async function fillFromAddress(
  { element }: Pick<FilledForm, 'element'>,
  fields: readonly PublicField[],
  onFilled: () => void,
): Promise<void> {
  const { search } = location
  if (!search.includes(PREFILL_PREFIX)) return
  const loaded = await import('../prefill').catch(() => null)
  if (!loaded || !element.current) return
  loaded.prefillForm(element.current, fields, search)
  onFilled()
}
