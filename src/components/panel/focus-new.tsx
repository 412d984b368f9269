'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { appears, FOCUSABLE, rowSelector } from './open-field'

const ADDS_ROW = '.blocks-drawer__block, .array-field__add-row'

type Fields = ReturnType<ReturnType<typeof useForm>['getFields']>

/** The rows of all lists of a form: the path of each by its id. */
const rowsOf = (fields: Fields): Map<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([path, { rows = [] }]) =>
      rows.map(({ id }, at) => [id, `${path}.${at}`] as const),
    ),
  )

/** The outermost row that was not there before: a block may bring rows of its own. */
function newRow(before: ReadonlyMap<string, string>, fields: Fields): string | undefined {
  const added = [...rowsOf(fields)].filter(([id]) => !before.has(id)).map(([, path]) => path)
  return added.sort((one, other) => one.length - other.length)[0]
}

/** Focuses the first field of a row once it is rendered. */
async function focusFirst(path: string) {
  const first = await appears(`${rowSelector(path)} .field-type`)
  // The editor of rich text comes after its field, and its buttons before the text.
  const isRich = first?.classList.contains('rich-text-lexical')
  const target = isRich
    ? await appears(`${rowSelector(path)} [contenteditable="true"]`)
    : first?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}

/** A new page's title, and the first field of a row that was just added, can be typed into at once. */
export function FocusNew() {
  const { getFields } = useForm()
  useEffect(() => {
    const title = document.querySelector<HTMLInputElement>('#field-title')
    if (title?.value === '' && document.activeElement === document.body) title.focus()
  }, [])
  useEffect(() => {
    const add = async ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(ADDS_ROW))) return
      const before = rowsOf(getFields())
      const row = await appears(() => newRow(before, getFields()))
      if (row) await focusFirst(row)
    }
    document.addEventListener('click', add, true)
    return () => document.removeEventListener('click', add, true)
  }, [getFields])
  return null
}
