import { type ClipboardEvent, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { insertOptionLines, parseOptions } from '../../draft-fields'

const SEPARATE = 'Separate options with commas, or paste a list with one on each line.'

interface OptionsFieldProps {
  id: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
  onLeave: (before: string) => void
}

export function OptionsField({ id, text, error, onChange, onLeave }: OptionsFieldProps) {
  const options = parseOptions(text)
  const before = useRef(text)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    onChange(
      insertOptionLines(text, pasted, selectionStart ?? text.length, selectionEnd ?? text.length),
    )
  }
  return (
    <div className="grid gap-2 md:col-span-2">
      <Field
        label="Options"
        htmlFor={id}
        hint={
          options.length > 0
            ? SEPARATE
            : `${SEPARATE} Without any, visitors have nothing to choose.`
        }
        error={error}
      >
        <Input
          id={id}
          value={text}
          autoComplete="off"
          onPaste={paste}
          onFocus={() => {
            before.current = text
          }}
          onBlur={() => {
            if (text !== before.current) onLeave(before.current)
          }}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {options.length > 0 && (
        <ul aria-label="Options as they will be read" className="flex flex-wrap gap-1.5">
          {options.map((option) => (
            <li
              key={option}
              className="rounded-[6px] border border-line-2 px-2 py-0.5 text-sm text-text-2 wrap-anywhere"
            >
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
