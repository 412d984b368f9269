import { InlineLoadError } from '@/components/portal/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { formatTableDate } from '@/lib/dates'
import type { SubmissionNote } from '../../schema'
import { useNotes } from '../client'
import { NoteForm } from './note-form'

export const SubmissionNotes = ({ id }: { id: number }) => (
  <section aria-labelledby="staff-notes" className="grid gap-3 border-t border-line pt-4">
    <h3 id="staff-notes" className="text-[0.9375rem] font-semibold">
      Staff notes
    </h3>
    <NoteList id={id} />
    <NoteForm id={id} />
  </section>
)

function NoteList({ id }: { id: number }) {
  const { data: notes, isError, refetch, isFetching } = useNotes(id)
  if (isError && !notes) {
    return (
      <InlineLoadError
        text="The notes could not be loaded."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!notes) return <Skeleton className="my-1.5 w-[24ch]" />
  if (notes.length === 0) return <p className="text-text-3">No notes yet</p>
  return (
    <ul aria-label="Notes" className="grid gap-2.5">
      {notes.map((note) => (
        <Note key={note.id} {...note} />
      ))}
    </ul>
  )
}

const Note = ({ authorName, text, createdAt }: SubmissionNote) => (
  <li className="rounded-control bg-bg-2 px-3 py-2 wrap-anywhere">
    <p className="text-sm text-text-2">
      <b className="font-semibold">{authorName}</b>{' '}
      <time dateTime={createdAt}>{formatTableDate(createdAt)}</time>
    </p>
    <p className="whitespace-pre-line">{text}</p>
  </li>
)
