import { type FormEvent, useState } from 'react'
import { useActor } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { NOTE_MAX_LENGTH } from '../../constants'
import { addNoteSchema } from '../../schema'
import { useAddNote } from '../client'
import { noteDrafts } from './use-unsent-notes'

export function NoteForm({ id }: { id: number }) {
  const { id: author } = useActor()
  const [text, setText] = useState(() => noteDrafts.of(author, id) ?? '')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useAddNote(id)
  const write = (words: string) => {
    setText(words)
    noteDrafts.keep(author, id, words.trim() === '' ? undefined : words)
  }

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const checked = addNoteSchema.safeParse({ text })
    setProblem(checked.error?.issues[0]?.message)
    if (!checked.success) {
      document.getElementById('submission-note')?.focus()
      return
    }
    mutate(checked.data.text, {
      onSuccess: () => {
        write('')
        notify(notices.noteAdded())
      },
      onError: (error) => notify(notices.noteAddFailed(errorSentence(error))),
    })
  }

  return (
    <form onSubmit={add} noValidate className="grid justify-items-start gap-2.5">
      <Field label="Add a note" htmlFor="submission-note" error={problem} className="w-full">
        <Textarea
          id="submission-note"
          value={text}
          maxLength={NOTE_MAX_LENGTH}
          rows={3}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
          }}
          onChange={(event) => {
            write(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant="line" loading={isPending}>
        Add note
      </Button>
    </form>
  )
}
