'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

const SAID_FOR_MS = 2000

export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  useEffect(() => {
    if (!copied) return
    const forget = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(forget)
  }, [copied])

  const Icon = copied ? Check : Copy
  return (
    <Field label={label} htmlFor={id}>
      <div className="flex gap-2">
        <Input
          ref={field}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="line"
          className="min-w-26 flex-none max-lg:min-h-11"
          onClick={async () => setCopied(await copyText(value))}
        >
          <Icon aria-hidden strokeWidth={1.75} />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Field>
  )
}
