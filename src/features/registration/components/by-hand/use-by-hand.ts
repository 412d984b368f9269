import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '@/components/ui/notify'
import { halfTypedMessage } from '@/features/answers/half-typed'
import type { TypedAnswer } from '@/features/forms/components/answers/answer-input'
import { listShownFields } from '@/features/forms/conditions/show-when'
import { isQuestion } from '@/features/forms/field-types'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { expandPartyFields } from '@/features/forms/party/expand'
import type { PublicParty } from '@/features/forms/party/party'
import type { EventForm } from '@/features/forms/schema'
import type { EntryMethod } from '@/features/submissions/schema'
import { HttpError } from '@/lib/http/client'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { recordNotices } from '@/lib/notices/record-notices'
import { paths } from '@/lib/paths'
import { failureSentence, useAddRegistrationByHand } from '../../by-hand-client'
import { withoutPerson } from '../../party-form'

export const byHandInputId = (fieldId: string) => `by-hand-${fieldId}`

/**
 * Returns the state and actions of `ByHandForm`. Pressing the button twice adds only one
 * registration.
 */
export function useByHandForm(form: EventForm, party: PublicParty | undefined) {
  const router = useRouter()
  const key = useRef(newIdempotencyKey())
  const isOnItsWay = useRef(false)
  const [answers, setAnswers] = useState<Record<string, TypedAnswer>>({})
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map())
  const [notKnown, setNotKnown] = useState<ReadonlySet<string>>(new Set())
  const [hasAgreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  /** The React key of the inputs. A new value makes React create them again from the state. */
  const [round, setRound] = useState(0)
  const { mutateAsync, isPending } = useAddRegistrationByHand()
  const [count, setCount] = useState(0)
  const people = Math.max(count, party?.min ?? 1)
  const fields = expandPartyFields(form.fields, party, people)

  const unsay = (id: string) => setErrors(({ [id]: _said, ...others }) => others)

  function begin() {
    key.current = newIdempotencyKey()
    // Renders the new, empty inputs now, because one of them gets the focus below.
    flushSync(() => {
      setAnswers({})
      setFiles(new Map())
      setNotKnown(new Set())
      setAgreed(false)
      setErrors({})
      setProblem(undefined)
      setCount(0)
      setRound((before) => before + 1)
    })
    document.getElementById(byHandInputId(form.fields.find(isQuestion)?.id ?? ''))?.focus()
  }

  function complain(complaints: Record<string, string>, sentence: string) {
    setErrors(complaints)
    setProblem(sentence)
    const first = fields.find(({ id }) => complaints[id])
    if (first) document.getElementById(byHandInputId(first.id))?.focus()
  }

  function refuse(error: unknown) {
    const complaints = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
    complain(complaints, failureSentence(error))
    // After a refusal nothing is stored, so the next attempt has a new key. After other errors,
    // and after `submission.key_reused`, the key stays and prevents a second registration.
    if (!(error instanceof HttpError) || error.status >= 500) return
    if (error.body?.code !== 'submission.key_reused') key.current = newIdempotencyKey()
  }

  function add(how: EntryMethod, sendsReceipt: boolean) {
    if (isOnItsWay.current) return
    const halfTyped = fields.flatMap(({ id, fieldType }) => {
      const message = halfTypedMessage(document.getElementById(byHandInputId(id)), fieldType)
      return message ? [[id, message] as const] : []
    })
    if (halfTyped.length > 0) {
      return complain(Object.fromEntries(halfTyped), 'An answer is not complete. Nobody was added.')
    }
    isOnItsWay.current = true
    const { version } = form.privacy.notice
    mutateAsync({
      formId: form.id,
      how,
      receipt: sendsReceipt ? 'yes' : 'no',
      idempotencyKey: key.current,
      answers,
      files,
      agreedTo: hasAgreed ? version : null,
      notKnown: [...notKnown],
      party,
      people,
    })
      .then(({ id, reference }) => {
        const open = () => router.push(paths.portal.submission(id))
        notify(recordNotices.addedByHand(reference), { label: 'Open', onAction: open })
        begin()
      }, refuse)
      .finally(() => {
        isOnItsWay.current = false
      })
  }

  return {
    answers,
    shown: listShownFields(fields, { ...answers, ...Object.fromEntries(files) }),
    people,
    addPerson: () => setCount(people + 1),
    /** @param person the person's number, from 2 */
    removePerson(person: number) {
      const rest = <T>(values: Iterable<readonly [string, T]>) =>
        withoutPerson<T>(Object.fromEntries(values), person)
      setAnswers((before) => rest(Object.entries(before)))
      setFiles((before) => new Map(Object.entries(rest(before))))
      setNotKnown((before) => new Set(Object.keys(rest([...before].map((id) => [id, true])))))
      setErrors((before) => rest(Object.entries(before)))
      setCount(people - 1)
      setRound((before) => before + 1)
    },
    files,
    notKnown,
    hasAgreed,
    errors,
    problem,
    round,
    isPending,
    add,
    setAnswer(id: string, value: TypedAnswer) {
      setAnswers((before) => ({ ...before, [id]: value }))
      unsay(id)
    },
    setFile(id: string, file: File | undefined) {
      const others = [...files].filter(([one]) => one !== id)
      setFiles(new Map(file ? [...others, [id, file]] : others))
      unsay(id)
    },
    markNotKnown(id: string, isTicked: boolean) {
      const others = [...notKnown].filter((one) => one !== id)
      setNotKnown(new Set(isTicked ? [...others, id] : others))
      if (isTicked) {
        setAnswers(({ [id]: _answer, ...rest }) => rest)
        setFiles((before) => new Map([...before].filter(([one]) => one !== id)))
      }
      unsay(id)
    },
    agree(isTicked: boolean) {
      setAgreed(isTicked)
      unsay(NOTICE_CHECKBOX_NAME)
    },
  }
}
