import { expect, it } from 'vitest'
import { presentTranslation } from './present'
import type { FormTranslation, SourceText, Translation } from './schema'
import type { Translatable } from './sources'
import {
  confirmText,
  countTranslated,
  earlierSourceText,
  isUnsaved,
  mergeTypedTexts,
  missingTexts,
  openTranslationWork,
  textOf,
  toRequestBody,
  typeText,
  workAfterSave,
} from './work'

const FORM: Translatable & { revision: number } = {
  revision: 3,
  name: 'Camp',
  description: 'Bring a friend',
  closedText: null,
  thanksText: null,
  receipt: { isOn: true, subject: 'Hello', text: null },
  notice: { isOn: true, text: 'We keep it.' },
  fields: [
    { id: 'a', label: 'Full name', fieldType: 'text', options: null, placeholder: 'Ana Cruz' },
    { id: 'b', label: 'Size', fieldType: 'select', options: ['Small', 'Large'] },
  ],
}

const TEXTS: Translation['texts'] = {
  name: { text: 'Kampo', of: 'Camp' },
  notice: { text: 'Itatago namin.', of: 'We hold it.' },
  'field:a:label': { text: 'Pangalan', of: 'Name' },
  'field:b:option:Large': { text: 'Malaki', of: 'Large' },
}

const stored = (form = FORM, texts = TEXTS, isShown = false): FormTranslation =>
  presentTranslation(form, 'fil', { isShown, texts })
const find = ({ sources }: FormTranslation, path: string): SourceText => {
  const text = sources.find((known) => known.path === path)
  if (!text) throw new Error(`no text at ${path}`)
  return text
}
const paths = (texts: SourceText[]) => texts.map(({ path }) => path)

const typing = (typed: Record<string, string>, of = stored()) =>
  Object.entries(typed).reduce(
    (work, [path, text]) => typeText(work, find(of, path), text),
    openTranslationWork(of),
  )

it('counts what is translated, and what is typed, but not blanks', () => {
  expect(countTranslated(openTranslationWork(stored()))).toEqual({ done: 4, total: 9 })
  expect(countTranslated(typing({ description: 'Magsama', 'fields.b.label': '  ' })).done).toBe(5)
  expect(countTranslated(typing({ name: '' })).done).toBe(3)
})

it('names the required texts that are missing, and a notice of another text', () => {
  const missing = ['notice', 'fields.b.label', 'fields.b.options.0']
  expect(paths(missingTexts(openTranslationWork(stored())))).toEqual(missing)
  const done = { notice: 'Iingatan', 'fields.b.label': 'Sukat', 'fields.b.options.0': 'Maliit' }
  expect(missingTexts(typing(done))).toEqual([])
  expect(paths(missingTexts(typing({ ...done, name: ' ' })))).toEqual(['name'])
})

it('marks what was translated from another text, until it is typed or confirmed', () => {
  const label = find(stored(), 'fields.a.label')
  const work = openTranslationWork(stored())
  expect(earlierSourceText(work, label)).toBe('Name')
  expect(earlierSourceText(typeText(work, label, 'Buong pangalan'), label)).toBeNull()
  const confirmed = confirmText(work, label)
  expect(earlierSourceText(confirmed, label)).toBeNull()
  expect([isUnsaved(work), isUnsaved(confirmed)]).toEqual([false, true])
  expect(toRequestBody(confirmed).confirmed).toEqual(['field:a:label'])
})

it('is saved again when the typed text is the stored one, and unsaved with the switch', () => {
  const label = find(stored(), 'fields.a.label')
  const typed = typing({ 'fields.a.label': 'Ngalan' })
  expect(isUnsaved(typed)).toBe(true)
  expect(isUnsaved(typeText(typed, label, 'Pangalan'))).toBe(false)
  expect(isUnsaved({ ...openTranslationWork(stored()), isShown: true })).toBe(true)
})

it('sends the whole language with the revision, options in their order', () => {
  const typed = typing({ description: ' Magsama ', 'receipt.subject': 'Kumusta', name: ' ' })
  expect(toRequestBody({ ...typed, isShown: true })).toEqual({
    isShown: true,
    revision: 3,
    confirmed: [],
    name: null,
    description: 'Magsama',
    closedText: null,
    thanksText: null,
    notice: 'Itatago namin.',
    receipt: { subject: 'Kumusta', text: null },
    fields: {
      a: { label: 'Pangalan', placeholder: null, helpText: null, unit: null, options: [] },
      b: { label: null, placeholder: null, helpText: null, unit: null, options: [null, 'Malaki'] },
    },
  })
})

it('keeps what was typed on a newer form, and marks it where the source has changed', () => {
  const work = typing({ description: 'Magsama', 'fields.b.label': 'Sukat', name: 'Kampo 2' })
  const [first] = FORM.fields
  if (!first) throw new Error('no field')
  const newer = stored({ ...FORM, revision: 4, description: 'Bring two', fields: [first] })
  const kept = mergeTypedTexts(work, newer)
  expect(kept.typed).toEqual({ description: 'Magsama', name: 'Kampo 2' })
  expect(earlierSourceText(kept, find(newer, 'description'))).toBe('Bring a friend')
  expect(earlierSourceText(kept, find(newer, 'name'))).toBeNull()
  const confirmed = confirmText(kept, find(newer, 'description'))
  expect(earlierSourceText(confirmed, find(newer, 'description'))).toBeNull()
  expect(toRequestBody(kept)).toMatchObject({
    revision: 4,
    description: 'Magsama',
    name: 'Kampo 2',
  })
})

it('takes over the newer switch unless it was moved here', () => {
  const newer = stored(FORM, TEXTS, true)
  expect(mergeTypedTexts(openTranslationWork(stored()), newer).isShown).toBe(true)
  expect(mergeTypedTexts({ ...openTranslationWork(newer), isShown: false }, newer).isShown).toBe(
    false,
  )
})

it('keeps as unsaved what was typed while a save was on its way', () => {
  const sent = typing({ name: 'Kampo 2', description: 'Magsama' })
  const saved = stored(FORM, {
    ...TEXTS,
    name: { text: 'Kampo 2', of: 'Camp' },
    description: { text: 'Magsama', of: 'Bring a friend' },
  })
  expect(isUnsaved(workAfterSave(sent, sent, saved))).toBe(false)
  const typedOn = typeText(sent, find(saved, 'name'), 'Kampo 3')
  expect(workAfterSave(typedOn, sent, saved).typed).toEqual({ name: 'Kampo 3' })
  const takenBack = typeText(sent, find(saved, 'name'), 'Kampo')
  expect(textOf(workAfterSave(takenBack, sent, saved), find(saved, 'name'))).toBe('Kampo')
})
