import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useDeleteForm, useUpdateForm } from '../client'
import type { EventForm } from '../schema'

type ArchivableForm = Pick<EventForm, 'id' | 'name' | 'isArchived'>

const QUESTIONS = {
  archive: {
    title: 'Archive this form?',
    text: 'It closes to visitors and leaves the list of forms. Its registrations stay, and it can be taken out again.',
    confirm: 'Archive',
  },
  delete: {
    title: 'Delete this form?',
    text: 'Its fields, drafts and earlier versions are gone for good. This is possible only while it has no registrations, in the bin either.',
    confirm: 'Delete',
    danger: true,
  },
} as const

/**
 * Archives or deletes a form, or takes it out of the archive. Archiving and deleting need a
 * confirmation: `setAsked` opens the dialog that asks for it.
 */
export function useArchiveOrDelete(form: ArchivableForm, onDeleted?: () => void) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null)
  const updating = useUpdateForm(form.id)
  const deleting = useDeleteForm()
  const fail = (error: Error) => notify(notices.formArchiveOrDeleteFailed(errorSentence(error)))
  return {
    asked,
    setAsked,
    isPending: updating.isPending || deleting.isPending,
    setArchived: (isArchived: boolean) =>
      updating.mutate(
        { isArchived },
        {
          onSuccess: () => {
            setAsked(null)
            notify(notices.formArchived(isArchived))
          },
          onError: fail,
        },
      ),
    remove: () =>
      deleting.mutate(form.id, {
        onSuccess: () => {
          setAsked(null)
          notify(notices.formDeleted())
          onDeleted?.()
        },
        onError: (error) => {
          setAsked(null)
          fail(error)
        },
      }),
  }
}

type ArchiveOrDelete = ReturnType<typeof useArchiveOrDelete>

interface ArchiveOrDeleteProps {
  form: ArchivableForm
  archiveOrDelete: ArchiveOrDelete
}

export const ArchiveOrDeleteItems = ({ form, archiveOrDelete }: ArchiveOrDeleteProps) => (
  <>
    {form.isArchived ? (
      <MenuItem onSelect={() => archiveOrDelete.setArchived(false)}>
        <ArchiveRestore aria-hidden strokeWidth={1.75} />
        Take out of the archive
      </MenuItem>
    ) : (
      <MenuItem onSelect={() => archiveOrDelete.setAsked('archive')}>
        <Archive aria-hidden strokeWidth={1.75} />
        Archive
      </MenuItem>
    )}
    <MenuItem onSelect={() => archiveOrDelete.setAsked('delete')}>
      <Trash2 aria-hidden strokeWidth={1.75} />
      Delete
    </MenuItem>
  </>
)

interface ArchiveOrDeleteDialogProps extends ArchiveOrDeleteProps {
  returnTo: () => HTMLElement | null
}

export function ArchiveOrDeleteDialog({
  form,
  archiveOrDelete,
  returnTo,
}: ArchiveOrDeleteDialogProps) {
  const { asked, setAsked, isPending, setArchived, remove } = archiveOrDelete
  const [shown, setShown] = useState<keyof typeof QUESTIONS>('archive')
  // Keeps the question while the dialog fades out, because `asked` is null by then.
  if (asked && asked !== shown) setShown(asked)
  const { text, ...question } = QUESTIONS[shown]
  return (
    <ConfirmDialog
      {...question}
      text={
        <>
          <b className="font-semibold">{form.name}.</b> {text}
        </>
      }
      open={asked !== null}
      onOpenChange={(open) => !open && setAsked(null)}
      pending={isPending}
      onConfirm={() => (shown === 'archive' ? setArchived(true) : remove())}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnTo()?.focus()
      }}
    />
  )
}
