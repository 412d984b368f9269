'use client'

import { useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { FOCUSABLE, waitFor } from './open-field'

const MODAL = '.payload__modal-item'
const SEARCH = `${MODAL} :is(.search-filter__input, .block-search__input)`

/**
 * Returns an element and its ancestors, because the pressed element may no longer exist when a
 * drawer closes.
 */
function withAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element]
}

/**
 * True when the focus is on the body or on a disabled button, from which browsers move it to the
 * body a moment later.
 */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true

/** Focuses the element that was pressed, or the nearest focusable one that still exists. */
async function giveBack(opener: readonly Element[]) {
  await waitForDrawersToClose()
  if (!isFocusLost()) return
  for (const around of opener) {
    const place = around.matches(FOCUSABLE) ? around : around.querySelector(FOCUSABLE)
    if (place instanceof HTMLElement) place.focus()
    if (document.activeElement === place) return
  }
}

/**
 * Returns the focus after saving, twice: the panel may disable the button only later, once it knows
 * that nothing is left to publish.
 */
async function giveBackAfterSaving(opener: readonly Element[]) {
  await giveBack(opener)
  if (await waitFor(isFocusLost)) await giveBack(opener)
}

/**
 * Resolves when all drawers are closed. A closing drawer focuses what opened it, so our own focus
 * is set after that.
 */
export const waitForDrawersToClose = () => waitFor(() => document.querySelector(MODAL) === null)

/**
 * For keyboard users: focuses the search of a drawer that opens, and returns the focus when the
 * drawer closes and after saving. Payload loses the focus there, because choosing something removes
 * the button that opened the drawer, and “Publish changes” becomes disabled.
 */
export function useFocusReturn() {
  const { modalState } = useModal()
  const isOpen = Object.values(modalState).some((modal) => modal?.isOpen)
  const isSaving = useFormProcessing()
  const opener = useRef<{ path: Element[]; isByKey: boolean }>({ path: [], isByKey: false })
  useEffect(() => {
    const note = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(MODAL)) return
      // A click by keyboard has the count 0.
      opener.current = { path: withAncestors(target), isByKey: detail === 0 }
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])
  useEffect(() => {
    if (!isOpen || !opener.current.isByKey) return
    const { path } = opener.current
    void waitFor(SEARCH).then((search) => search?.focus())
    return () => void giveBack(path)
  }, [isOpen])
  useEffect(() => {
    if (!isSaving || !opener.current.isByKey) return
    const { path } = opener.current
    return () => void giveBackAfterSaving(path)
  }, [isSaving])
}
