'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { FIELD_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { FileCheck, Upload, X } from '@/components/site/icons'
import { useWords } from '@/components/site/words'
import { formatBytes } from '@/lib/text'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'
import { inputName } from '../../answers-in-form'
import { controlId, descriptionProps, noteId } from '../../field-ids'
import { FILE_LIMIT_TEXT } from '../../file-errors'
import { FieldNotes, type FieldProps, QuestionLabel } from './field-parts'

const DROP_ROW =
  'relative flex min-h-[5.25rem] flex-wrap items-center gap-4 rounded-control border-[1.5px] border-dashed border-control-line bg-surface p-4 hover:border-text-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-error has-aria-invalid:bg-error-bg has-data-over:border-solid has-data-over:border-focus'

/**
 * The browser's file input covers the row invisibly, so that a file can be dropped anywhere in the
 * row. The input is visible in the simple form and without script.
 */
export function FileField({ field, error }: FieldProps) {
  const { id, label, isRequired } = field
  const words = useWords('form', FORM_WORDS)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isOver, setIsOver] = useState(false)

  // A file may have been chosen before the script loaded.
  useEffect(() => setChosen(input.current?.files?.[0] ?? null), [])

  function remove() {
    if (!input.current) return
    input.current.value = ''
    // Tells the form that the file is removed, so that the field's error message disappears.
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    input.current.focus()
  }

  const size = chosen
    ? formatBytes(chosen.size)
    : fillPlaceholders(words.oneFile, { size: FILE_LIMIT_TEXT })
  const note = fillPlaceholders(words.toDrive, { file: size })
  return (
    <div className={FIELD_CLASSES}>
      <label htmlFor={controlId(id)} className={LABEL_CLASSES}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </label>
      <div className={DROP_ROW}>
        <span className="grid size-12 flex-none place-items-center rounded-control bg-bg-2 text-text-2">
          {chosen ? <FileCheck className="size-6" /> : <Upload className="size-6" />}
        </span>
        <span className="min-w-0 grow basis-28 leading-[1.35]">
          <b className="line-clamp-2 text-[1rem] font-semibold wrap-anywhere noscript:hidden in-data-plain:hidden">
            {chosen?.name ?? words.chooseFile}
          </b>
          <small id={noteId(id)} className="block text-sm leading-[1.4] text-text-3">
            {note}
          </small>
          <input
            ref={input}
            type="file"
            id={controlId(id)}
            name={inputName(field)}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              setChosen(event.target.files?.[0] ?? null)
            }
            data-over={isOver || undefined}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:static noscript:mt-2.5 noscript:text-sm noscript:opacity-100 in-data-plain:static in-data-plain:mt-2.5 in-data-plain:text-sm in-data-plain:opacity-100 file:mr-3 file:rounded-control file:border file:border-solid file:border-control-line file:px-3 file:py-2 file:font-semibold"
            {...descriptionProps(field, error, noteId(id))}
          />
        </span>
        {chosen && (
          <button
            type="button"
            onClick={remove}
            className="relative grid size-11 flex-none cursor-pointer place-items-center rounded-control text-text-2 hover:bg-bg-2 hover:text-text"
          >
            <X className="size-5" />
            <span className="sr-only">
              {fillPlaceholders(words.removeFile, { file: chosen.name })}
            </span>
          </button>
        )}
      </div>
      <FieldNotes field={field} error={error} isAlert />
    </div>
  )
}
