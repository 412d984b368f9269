'use client'

import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonStyles, CONTROL_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { FieldMessage } from '@/components/site/field-parts'
import { useWords } from '@/components/site/words'
import {
  PEOPLE_INPUT_NAME,
  SHOW_PEOPLE_BUTTON_NAME,
  WANTED_PEOPLE_SELECT_NAME,
} from '@/features/forms/party/party'
import { PARTY_WORDS } from '@/lib/words/english/party'
import { fillPlaceholders } from '@/lib/words/fill'
import type { PublicField } from '../../answers-in-form'
import { controlId, errorId } from '../../field-ids'
// Loads party-form together with the cards, so that people can be added without a connection.
import '../../party-form'
import type { RegistrationState } from '../../registration-state'
import type { PeopleControls } from './use-people'

interface PeopleCardsProps {
  rows: readonly PublicField[][]
  state: Pick<RegistrationState, 'errors'> & Partial<Pick<RegistrationState, 'form' | 'cards'>>
  people?: PeopleControls
  show: (rows: readonly PublicField[][]) => ReactNode
}

const cardId = (person: number) => `person-${person}`

const focusIn = (person: number) =>
  document
    .getElementById(cardId(person))
    ?.querySelector<HTMLElement>('input, select, textarea')
    ?.focus()

export function PeopleCards({ rows, state, people, show }: PeopleCardsProps) {
  const { form, cards = [], errors } = state
  const words = useWords('party', PARTY_WORDS)
  const [said, setSaid] = useState('')
  const count = form?.people ?? 1
  const { min, max } = form?.party ?? { min: 1, max: 1 }
  const error = errors[PEOPLE_INPUT_NAME]

  async function add() {
    await people?.add()
    setSaid(fillPlaceholders(words.added, { number: count + 1 }))
    focusIn(count + 1)
  }

  async function remove(person: number) {
    await people?.remove(person)
    setSaid(fillPlaceholders(words.removed, { number: person }))
    focusIn(Math.min(person, count - 1))
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <input type="hidden" name={PEOPLE_INPUT_NAME} value={count} readOnly />
      {max > 1 && (
        <p className="text-sm text-text-2">{fillPlaceholders(words.upTo, { count: max })}</p>
      )}
      {min < max && <ChooseNumber count={count} min={min} max={max} />}
      {Array.from({ length: count }, (_, at) => at + 1).map((person) => (
        <fieldset
          key={cards[person - 1] ?? person}
          id={cardId(person)}
          className="grid min-w-0 grid-cols-1 gap-6 rounded-card border border-line bg-bg-2 p-4 sm:p-6"
        >
          <legend className="sr-only">{fillPlaceholders(words.person, { number: person })}</legend>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p aria-hidden className="text-lg font-semibold">
              {fillPlaceholders(words.person, { number: person })}
            </p>
            {people && person > 1 && count > min && (
              <button
                type="button"
                onClick={() => void remove(person)}
                aria-label={fillPlaceholders(words.remove, { number: person })}
                className="grid size-11 flex-none cursor-pointer place-items-center rounded-control text-text-2 hover:text-error noscript:hidden"
              >
                <Trash2 aria-hidden strokeWidth={1.75} className="size-5" />
              </button>
            )}
          </div>
          {show(rows.filter(([field]) => field?.person === person))}
        </fieldset>
      ))}
      <div id={controlId(PEOPLE_INPUT_NAME)} tabIndex={-1} className="grid gap-2">
        {people && count < max && (
          <button
            type="button"
            onClick={() => void add()}
            aria-describedby={error ? errorId(PEOPLE_INPUT_NAME) : undefined}
            className={`w-full noscript:hidden ${buttonStyles('line')}`}
          >
            <Plus aria-hidden strokeWidth={1.75} className="size-5" />
            {words.add}
          </button>
        )}
        {error && <FieldMessage id={errorId(PEOPLE_INPUT_NAME)}>{error}</FieldMessage>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Lets visitors without script choose the number of people; the server returns that many cards. */
function ChooseNumber({ count, min, max }: { count: number; min: number; max: number }) {
  const words = useWords('party', PARTY_WORDS)
  return (
    <div className="hidden min-w-0 flex-wrap items-end gap-3 noscript:flex">
      {/* Pressing Enter in a text input presses the form's first button. This invisible button keeps Enter from pressing the button below. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {' '}
      </button>
      <div className="grid min-w-0 flex-1 basis-40 gap-2">
        <label htmlFor={WANTED_PEOPLE_SELECT_NAME} className={LABEL_CLASSES}>
          {words.howMany}
        </label>
        <select
          id={WANTED_PEOPLE_SELECT_NAME}
          name={WANTED_PEOPLE_SELECT_NAME}
          defaultValue={count}
          className={`select-chevron ${CONTROL_CLASSES}`}
        >
          {Array.from({ length: max - min + 1 }, (_, at) => at + min).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        name={SHOW_PEOPLE_BUTTON_NAME}
        value="1"
        formNoValidate
        className={buttonStyles('line')}
      >
        {words.show}
      </button>
    </div>
  )
}
