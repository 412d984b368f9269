import { useRef, useState } from 'react'
import type { DraftAnswers } from '@/features/answers/answers'
import { readNoticeAgreement } from '@/features/forms/notice'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { readHiddenFields } from '@/lib/suspicion/suspicion'
import { fillForm, type PublicField, readFiles, readFormAnswers } from '../answers-in-form'
import type { Draft, UncertainAttempts } from '../draft'
import { useOptionalParts } from './more/parts'

/**
 * Reads and fills the inputs of the form. The idempotency key and the used fields are in refs, so
 * that code that runs after several renders reads the current values.
 */
export function useFilledForm() {
  const element = useRef<HTMLFormElement>(null)
  const touched = useRef<ReadonlySet<string>>(new Set())
  const { listShownFields } = useOptionalParts()
  const [firstKey] = useState(newIdempotencyKey)
  /**
   * The idempotency key. When the same key and answers are sent again, the server returns the first
   * result (decision 005).
   */
  const key = useRef(firstKey)
  const unanswered = useRef<UncertainAttempts | null>(null)

  function begin() {
    touched.current = new Set()
    key.current = newIdempotencyKey()
    unanswered.current = null
  }

  const touch = (fieldId: string) => {
    touched.current = new Set(touched.current).add(fieldId)
  }

  function read(fields: readonly PublicField[]) {
    const values = new FormData(element.current ?? undefined)
    return {
      answers: readFormAnswers(fields, values, touched.current),
      files: readFiles(fields, values),
    }
  }

  function readShown(fields: readonly PublicField[]) {
    const { answers, files } = read(fields)
    const shown = listShownFields(fields, answers)
    const asked = new Set(shown.map(({ id }) => id))
    const isAsked = ([id]: readonly [string, unknown]) => asked.has(id)
    return {
      shown,
      answers: Object.fromEntries(Object.entries(answers).filter(isAsked)) as DraftAnswers,
      files: new Map([...files].filter(isAsked)),
    }
  }

  const readExtraParts = () => {
    const values = new FormData(element.current ?? undefined)
    return { ...readHiddenFields(values), ...readNoticeAgreement(values) }
  }

  /** @param missingFiles ids of file fields that had a file in an earlier draft */
  function toDraft(
    fields: readonly PublicField[],
    missingFiles: readonly string[],
    step: string | null = null,
  ): Draft | null {
    if (!element.current) return null
    const { answers, files } = read(fields)
    const people = Math.max(...fields.map(({ person = 1 }) => person))
    return {
      idempotencyKey: key.current,
      answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !files.has(id))),
      files: [...new Set([...files.keys(), ...missingFiles])],
      unanswered: unanswered.current,
      ...(step && { step }),
      ...(people > 1 && { people }),
    }
  }

  function restore(fields: readonly PublicField[], draft: Draft, withAnswers: boolean) {
    key.current = draft.idempotencyKey
    unanswered.current = draft.unanswered
    if (!element.current || !withAnswers) return
    fillForm(element.current, fields, draft.answers)
    // Marks the answered fields as used, so that the answer "no box ticked" is kept (Spec §5).
    for (const id of Object.keys(draft.answers)) touch(id)
  }

  return {
    element,
    key,
    unanswered,
    begin,
    touch,
    read,
    readShown,
    readExtraParts,
    toDraft,
    restore,
  }
}

export type FilledForm = ReturnType<typeof useFilledForm>
