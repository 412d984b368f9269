import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useFocusNext } from '../../components/use-focus-next'
import { HALF_TYPED } from '../../half-typed'
import type { EventForm } from '../../schema'
import { useSavePlaces } from '../client'
import { listLimitTargets } from '../limit-targets'
import {
  findPlacesProblems,
  type PlacesDraft,
  readPlacesDraft,
  TIME_SETTING_NAMES,
  toPlacesDraft,
} from '../places-draft'
import { type PlacesEdit, resolvePlacesEdit } from '../places-edit'
import type { PlacesWithRevision } from '../schema'
import { placesPartId } from './part-id'

/**
 * True for a half-typed day or time. Saving must check this, because such an input fires no change
 * event.
 */
const isBegun = (part: string) => {
  const input = document.getElementById(placesPartId(part))
  return input instanceof HTMLInputElement && input.validity.badInput
}

export function usePlacesEdit(form: EventForm, places: PlacesWithRevision) {
  const [edit, setEdit] = useState<PlacesEdit | null>(null)
  /**
   * Names of the inputs in which the last save found errors. Only errors of these inputs are shown.
   */
  const [refused, setRefused] = useState<readonly string[]>([])
  const focusNext = useFocusNext()
  const { mutate, isPending } = useSavePlaces(form.id)
  const groups = listLimitTargets(form.fields)
  const { draft, base, isUnsaved, isOutdated } = resolvePlacesEdit(edit, places)
  const current = findPlacesProblems(draft, groups)
  const problems = new Map([...current].filter(([part]) => refused.includes(part)))

  function save() {
    if (isPending) return
    const begun = Object.fromEntries(
      TIME_SETTING_NAMES.filter(isBegun).map((name) => [name, HALF_TYPED]),
    )
    const sent: PlacesDraft = { ...draft, ...begun }
    const found = findPlacesProblems(sent, groups)
    const [first] = found
    const { data, error } = readPlacesDraft(sent)
    setRefused([...found.keys()])
    if (first || !data) {
      setEdit({ draft: sent, base })
      if (first) focusNext(placesPartId(first[0]))
      return notify(notices.placesFailed(first?.[1] ?? error?.issues[0]?.message))
    }
    mutate(
      { ...data, revision: places.revision },
      {
        onSuccess: (stored) => {
          setEdit((now) => ({
            draft: now?.draft ?? sent,
            base: toPlacesDraft(stored),
            asOf: places,
          }))
          notify(notices.placesSaved())
        },
        onError: (failure) => notify(notices.placesFailed(errorSentence(failure))),
      },
    )
  }

  return {
    draft,
    groups,
    problems,
    isUnsaved,
    // While this screen saves, a newer stored state may be the result of that save.
    isOutdated: isOutdated && !isPending,
    isSaving: isPending,
    change: (part: Partial<PlacesDraft>) => setEdit({ draft: { ...draft, ...part }, base }),
    takeTheirs: () => {
      setEdit(null)
      setRefused([])
    },
    save,
    focusNext,
  }
}

export type PlacesEditControls = ReturnType<typeof usePlacesEdit>
