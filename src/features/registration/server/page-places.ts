import 'server-only'
import { presentPlaces } from '@/features/forms/capacity/opening'
import type { PublicForm } from '@/features/forms/schema'
import type { ActiveForm } from '@/features/forms/server/data'
import { findTranslatedText } from '@/features/forms/translations/sources'
import type { OtherLanguage } from '@/lib/languages'
import type { VisitorWords } from '@/lib/words/words'
import { availabilityNotes, closedReason, waitingListRule } from '../opening-words'
import { addOptionNotes } from '../option-marks'

export function presentPlacesOnPage(
  form: ActiveForm,
  shown: PublicForm,
  language: OtherLanguage | null,
  words: VisitorWords | null,
) {
  const now = Date.now()
  const places = presentPlaces(form.places, now)
  const { opensAt } = places
  const opensInMs = opensAt ? Date.parse(opensAt) - now : 0
  const rule = waitingListRule(form.places, words ?? undefined)
  const closedText =
    form.closedText &&
    findTranslatedText(
      language ? form.translations?.[language] : undefined,
      'closedText',
      form.closedText,
    )
  return {
    form: { ...shown, fields: addOptionNotes(shown.fields, form.places, words?.places) },
    strip: { notes: availabilityNotes(places, words ?? undefined), rule },
    whyClosed: closedReason(places, now, words ?? undefined),
    closedText: closedText ?? form.closedText,
    opensInMs: opensInMs > 0 ? opensInMs : null,
  }
}
