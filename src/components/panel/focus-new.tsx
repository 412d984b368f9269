'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { rowSelector, waitUntilFound } from './open-field'
import { useFocusReturn, waitForDrawersToClose } from './use-focus-return'

const ADDS_ROW = '.panel-add-block button, .blocks-drawer__block, .array-field__add-row'

type Fields = ReturnType<ReturnType<typeof useForm>['getFields']>

const rowsOf = (fields: Fields): Map<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([path, { rows = [] }]) =>
      rows.map(({ id }, at) => [id, `${path}.${at}`] as const),
    ),
  )

/**
 * Returns the path of the added row, or undefined. A new block may contain new rows, so the
 * shortest path is the block's.
 */
function newRow(before: ReadonlyMap<string, string>, fields: Fields): string | undefined {
  const added = [...rowsOf(fields)].filter(([id]) => !before.has(id)).map(([, path]) => path)
  return added.sort((one, other) => one.length - other.length)[0]
}

const WRITTEN =
  ':is(input:not([type="file"], [type="hidden"]), textarea, [contenteditable="true"], .upload button)'

const LIBRARY = ':is(.upload__listToggler, .panel-photos__add button)'
const OF_PICTURES: readonly unknown[] = ['picture', 'gallery']

export function FocusNew() {
  const { getFields } = useForm()
  useFocusReturn()
  useEffect(() => {
    void waitUntilFound<HTMLInputElement>('#field-title').then((title) => {
      if (title?.value === '' && document.activeElement === document.body) title.focus()
    })
  }, [])
  useEffect(() => {
    const add = async ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(ADDS_ROW))) return
      const before = rowsOf(getFields())
      const row = await waitUntilFound(() => newRow(before, getFields()))
      if (!row) return
      if (OF_PICTURES.includes(getFields()[`${row}.blockType`]?.value)) {
        const library = await waitUntilFound(`${rowSelector(row)} ${LIBRARY}`)
        await waitForDrawersToClose()
        return library?.click()
      }
      const control = `${rowSelector(row)} .collapsible__content ${WRITTEN}`
      let inHand = await waitUntilFound<HTMLInputElement>(control)
      await waitForDrawersToClose()
      // A field whose code loads late may appear above the focused field. The focus then moves to
      // the late field, unless the person has already typed.
      while (inHand) {
        inHand.focus()
        const before = inHand
        inHand = await waitUntilFound(() => {
          const first = document.querySelector<HTMLInputElement>(control)
          const isUntouched = document.activeElement === before && !before.value
          return isUntouched && first !== before ? first : null
        })
      }
    }
    document.addEventListener('click', add, true)
    return () => document.removeEventListener('click', add, true)
  }, [getFields])
  return null
}
