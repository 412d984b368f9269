'use client'

import { useConfig, useDocumentEvents, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import {
  PREVIEW_PRESS,
  PREVIEW_READY,
  PREVIEW_SAVED,
  PREVIEW_SHOW,
  PREVIEW_TYPING,
  type PreviewPress,
} from '@/lib/content/preview-messages'
import { fieldPathOf, openField } from './open-field'
import { fieldNamesByTab, findPressedField, previewTextsOf } from './preview-places'

const TAB = '.tabs-field__tab-button'
const preview = () =>
  document.querySelector<HTMLIFrameElement>('iframe#live-preview-iframe')?.contentWindow

/**
 * Returns the text node of a rich text that contains the caret, otherwise null. The preview has a
 * node with the same text.
 */
function textAtCaret(target: EventTarget | null): Text | null {
  const at = target instanceof HTMLElement && target.isContentEditable ? getSelection() : null
  return at?.anchorNode instanceof Text ? at.anchorNode : null
}

const isWritten = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function tabAt(element: Element | null): number {
  const open = document.querySelector(`${TAB}--active`)
  const button = element?.closest(TAB) ?? open
  return button ? [...document.querySelectorAll(TAB)].indexOf(button) : -1
}

/** Shows in the preview what is being edited; a click on a text there opens its field. */
export function PreviewFollower() {
  const { getFields } = useForm()
  const { collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const otherRow = mostRecentUpdate?.drawerSlug ? mostRecentUpdate : null
  const { getEntityConfig } = useConfig()
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  const tabs = useRef<string[][]>([])
  tabs.current = fieldNamesByTab(config?.fields ?? [])

  useEffect(() => {
    let inHand: string[] = []
    const show = (paths: string[]) => {
      inHand = paths
      const [path = ''] = paths
      const words = paths.flatMap((each) => previewTextsOf(getFields(), each))
      preview()?.postMessage({ type: PREVIEW_SHOW, path, words }, location.origin)
    }
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.closest(TAB)) return show(tabs.current[tabAt(target)] ?? [])
      const path = target.closest('.collection-edit') ? fieldPathOf(target) : null
      if (path) show([path])
    }
    // The `input` event fires after the change, so the text before the change is kept here.
    let words = ''
    const note = ({ target }: Event) => {
      if (isWritten(target)) words = target.value
    }
    const tell = (before: string, after: string) =>
      preview()?.postMessage({ type: PREVIEW_TYPING, before, after }, location.origin)
    const type = ({ target }: Event) => {
      if (!isWritten(target) || !target.closest('.collection-edit')) return
      tell(words, target.value)
      words = target.value
    }
    // The rich text editor changes its text only a moment after the event.
    const typeRich = ({ target }: Event) => {
      const text = textAtCaret(target)
      const before = text?.data ?? ''
      if (text) requestAnimationFrame(() => text.isConnected && tell(before, text.data))
    }
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== preview()) return
      if (data?.type === PREVIEW_READY) {
        return show(inHand.length > 0 ? inHand : (tabs.current[tabAt(null)] ?? []))
      }
      if (data?.type !== PREVIEW_PRESS) return
      const path = findPressedField(getFields(), data as PreviewPress)
      const [name = ''] = path?.split('.') ?? []
      if (path)
        void openField(
          path,
          tabs.current.findIndex((names) => names.includes(name)),
        )
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusin', note)
    document.addEventListener('input', type)
    document.addEventListener('beforeinput', typeRich, true)
    document.addEventListener('click', follow)
    window.addEventListener('message', hear)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusin', note)
      document.removeEventListener('input', type)
      document.removeEventListener('beforeinput', typeRich, true)
      document.removeEventListener('click', follow)
      window.removeEventListener('message', hear)
    }
  }, [getFields])
  // Sent at once, because Payload's own message waits until it has reloaded the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each changes with what is saved
  useEffect(() => {
    preview()?.postMessage({ type: PREVIEW_SAVED }, location.origin)
  }, [lastUpdateTime, otherRow])
  return null
}
