import { type MouseEvent, type RefObject, useRef } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, post } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import type { EventForm } from '../../schema'
import { toFieldInputs } from '../draft-fields'
import type { Work } from '../draft-on-screen'
import type { DetailsValues } from './use-details-form'

/** What stands in the panel “Form”, typed and not saved included. */
export type ReadDetails = RefObject<(() => DetailsValues) | null>

/** A field without a label is called what the builder calls it. */
const shownFields = ({ fields }: Work) =>
  toFieldInputs(fields).map((field) => ({ ...field, label: field.label || 'Untitled field' }))

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Spec §2.5: the form's address in a new tab, where it shows what is on the screen. */
export function usePreview({ id, slug }: Pick<EventForm, 'id' | 'slug'>, work: Work) {
  const details: ReadDetails = useRef(null)

  const preview = async (event: MouseEvent) => {
    const read = details.current
    // Who cannot edit has nothing unsaved.
    if (!read || !isPlain(event)) return
    event.preventDefault()
    // Now: a browser opens a tab for a press, not for an answer that comes later.
    const tab = window.open('', '_blank')
    if (!tab) return notify(notices.previewFailed('Your browser did not open another tab.'))
    tab.opener = null
    try {
      const { name, description, thanksText } = read()
      const body = { fields: shownFields(work), details: { name, description, thanksText } }
      const { token } = await post<{ token: string }>(paths.api.formPreview(id), body)
      tab.location.replace(paths.formPreview(slug, token))
    } catch (error) {
      tab.close()
      notify(notices.previewFailed(errorSentence(error)))
    }
  }
  return { preview, details }
}
