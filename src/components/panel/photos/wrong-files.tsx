'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { wrongFileMessage } from '@/lib/content/wrong-file'

const AREA = '.bulk-upload--add-files'

const filesOf = (event: Event): readonly File[] => {
  const { target } = event
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
}

function tellWrongFiles(event: Event): void {
  const area = event.target instanceof Element ? event.target.closest(AREA) : null
  const types = area?.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(/,\s*/)
  if (!types) return
  for (const { name, type } of filesOf(event)) {
    if (!types.includes(type)) toast.error(wrongFileMessage(name, types))
  }
}

/** Reports files of a wrong type, which Payload silently skips when several files are added. */
export function WrongFiles() {
  useEffect(() => {
    document.addEventListener('change', tellWrongFiles, true)
    document.addEventListener('drop', tellWrongFiles, true)
    return () => {
      document.removeEventListener('change', tellWrongFiles, true)
      document.removeEventListener('drop', tellWrongFiles, true)
    }
  }, [])
  return null
}
