import { useEffect, useRef, useState } from 'react'
import type { PublicForm } from '@/features/forms/schema'
import {
  type Draft,
  deleteDeviceDraft,
  deviceDraftStore,
  draftLifetimeDays,
  saveDeviceDraft,
} from '../draft'

const SAVE_DELAY_MS = 400

export function useDraftSaving(form: PublicForm, read: () => Draft | null) {
  const { slug } = form
  const [isKept, setIsKept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function save() {
    stop()
    const draft = read()
    if (draft)
      setIsKept(
        saveDeviceDraft(deviceDraftStore(), slug, draft, Date.now(), draftLifetimeDays(form)),
      )
  }

  function drop() {
    stop()
    deleteDeviceDraft(deviceDraftStore(), slug)
    setIsKept(false)
  }

  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  function saveSoon() {
    stop()
    timer.current = setTimeout(() => latestSave.current(), SAVE_DELAY_MS)
  }

  useEffect(() => {
    // Stores an unsaved draft at once when the page is hidden, because a phone short of memory may
    // discard a hidden page without further events.
    const leave = () => {
      if (timer.current !== undefined) latestSave.current()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  return { isKept, save, saveSoon, drop }
}
