'use client'

import { useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { FOCUSABLE_SELECTOR, waitUntilFound } from './open-field'

const MODAL = '.payload__modal-item'
const SEARCH = `${MODAL} :is(.search-filter__input, .block-search__input)`

/**
 * Returns the element and its ancestors. They are needed when the pressed element is gone by the
 * time a drawer closes.
 */
function withAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element]
}

/**
 * True when no element has the focus, and also while a disabled button has it, because browsers
 * move the focus from there to the body a moment later.
 */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true

async function giveBack(opener: readonly Element[]) {
  await waitForDrawersToClose()
  if (!isFocusLost()) return
  for (const around of opener) {
    const place = around.matches(FOCUSABLE_SELECTOR)
      ? around
      : around.querySelector(FOCUSABLE_SELECTOR)
    if (place instanceof HTMLElement) place.focus()
    if (document.activeElement === place) return
  }
}

/**
 * Gives the focus back, and once more if it is lost again. The panel may disable the button later,
 * when nothing is left to publish.
 */
async function giveBackAfterSaving(opener: readonly Element[]) {
  await giveBack(opener)
  if (await waitUntilFound(isFocusLost)) await giveBack(opener)
}

/**
 * Waits until no drawer is open. A closing drawer focuses the element that opened it, which would
 * override a focus set earlier.
 */
export const waitForDrawersToClose = () =>
  waitUntilFound(() => document.querySelector(MODAL) === null)

/** Restores the focus, which Payload loses when a drawer closes or the save button is disabled. */
export function useFocusReturn() {
  const { modalState } = useModal()
  const isOpen = Object.values(modalState).some((modal) => modal?.isOpen)
  const isSaving = useFormProcessing()
  const opener = useRef<{ path: Element[]; isByKey: boolean }>({ path: [], isByKey: false })
  useEffect(() => {
    const note = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(MODAL)) return
      // `detail` is the click count, which is 0 for a click by keyboard.
      opener.current = { path: withAncestors(target), isByKey: detail === 0 }
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])
  useEffect(() => {
    if (!isOpen || !opener.current.isByKey) return
    const { path } = opener.current
    void waitUntilFound(SEARCH).then((search) => search?.focus())
    return () => void giveBack(path)
  }, [isOpen])
  useEffect(() => {
    if (!isSaving || !opener.current.isByKey) return
    const { path } = opener.current
    return () => void giveBackAfterSaving(path)
  }, [isSaving])
}
