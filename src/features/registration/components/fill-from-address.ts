import { PREFILL_PREFIX } from '@/features/forms/prefill-link'
import type { PublicField } from '../answers-in-form'
import type { FilledForm } from './use-filled-form'

/**
 * Fills in the answers in the page's URL, and then calls `onFilled`. The code for it is loaded only
 * when the URL has any; if that fails, the form stays blank.
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
