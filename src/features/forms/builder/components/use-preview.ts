import type { MouseEvent } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, post } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { fieldNameOf } from '../../field-properties'
import type { EventForm } from '../../schema'
import { toFieldInputs } from '../draft-fields'
import type { BuilderWork } from '../draft-on-screen'

const shownFields = ({ fields }: BuilderWork) =>
  toFieldInputs(fields).map((field) => ({ ...field, label: fieldNameOf(field) }))

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Returns the click handler of the Preview link, which previews the work, saved or not (Spec §2.5).
 */
export function usePreviewClick(
  { id, slug }: Pick<EventForm, 'id' | 'slug'>,
  work: BuilderWork,
  canEdit: boolean,
) {
  return async function preview(event: MouseEvent) {
    // The link itself opens the saved form. Staff who may not edit have no unsaved work, and a
    // click with another button or a modifier key is left to the browser.
    if (!canEdit || !isPlain(event)) return
    event.preventDefault()
    // The tab is opened before the request, because browsers may block a tab that is opened after
    // it.
    const tab = window.open('', '_blank')
    if (!tab) return notify(notices.previewFailed('Your browser did not open another tab.'))
    tab.opener = null
    try {
      const { name, description, thanksText, hasSteps } = work.details
      const body = {
        fields: shownFields(work),
        details: { name, description, thanksText, hasSteps },
      }
      const { token } = await post<{ token: string }>(paths.api.formPreview(id), body)
      tab.location.replace(paths.formPreview(slug, token))
    } catch (error) {
      tab.close()
      notify(notices.previewFailed(errorSentence(error)))
    }
  }
}
